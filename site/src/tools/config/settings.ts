import {productIds, productOf, type ProductId, type WrittenLanguage} from '../../data/products.ts';
import type {UploadPolicy} from '../../data/sdk/types.ts';
import {skinIds} from './skins.ts';
import {addressesIn, addressIn, defineAddress, flag, oneOf, publicTextIn, textIn} from '../../address/addressState.ts';

const languageNames: Readonly<Record<WrittenLanguage, string>> = {kotlin: 'Kotlin', swift: 'Swift', c: 'C++'};

/** A product, and the language that is written for it where there is a choice. */
export function labelOf(id: ProductId): string {
  const product = productOf(id);
  return product.family === 'native' ? `${product.name} · ${languageNames[product.languages[0]]}` : product.name;
}

/** When a viewer's device may send segments to others. */
export const uploadPolicies: readonly UploadPolicy[] = ['unmetered', 'always', 'never'];

/** The most characters of each text in an address. */
export const lengths = {stream: 2000, site: 500, tracker: 1000, stun: 1000, swarm: 256, options: 4000, dynamic: 4000} as const;

/** Everything the generator needs, as the reader typed it. What only the reader may know is left out of an address. */
export const address = defineAddress({
  platform: oneOf(productIds, 'hls'),
  skin: oneOf(skinIds, 'browser'),
  mode: oneOf(['live', 'vod'], 'live'),
  upload: oneOf(uploadPolicies, 'unmetered'),
  consent: flag(true),
  stream: addressIn({fallback: 'https://cdn.x2p2p.example/stream/index.m3u8', maxLength: lengths.stream}),
  site: addressesIn({fallback: 'https://www.x2p2p.example', maxLength: lengths.site}),
  tracker: addressesIn({fallback: 'wss://tracker.x2p2p.example/announce', maxLength: lengths.tracker}),
  stun: publicTextIn({fallback: 'stun:stun.x2p2p.example:3478', maxLength: lengths.stun}),
  swarm: textIn({fallback: '', maxLength: lengths.swarm}),
  options: publicTextIn({fallback: '', maxLength: lengths.options}),
  dynamic: publicTextIn({fallback: '', maxLength: lengths.dynamic}),
});

export type Settings = typeof address.defaults;

/** The example's servers are nobody's: they leave when readers bring a configuration of their own. */
export const withoutExampleServers = ({tracker, stun}: Settings): Partial<Settings> => ({
  ...(tracker === address.defaults.tracker && {tracker: ''}),
  ...(stun === address.defaults.stun && {stun: ''}),
});
