import type {Product, ReleaseHistory} from './schema.ts';

/** Where the history of each product is printed, and what the product is called beside its version. */
export const historyPages: Readonly<Record<Product, {readonly name: string; readonly route: string}>> = {
  'x2-hlsjs': {name: 'x2-hlsjs', route: '/docs/hls-sdk/history'},
  'x2-shaka': {name: 'x2-shaka', route: '/docs/shaka-player-sdk/history'},
  android: {name: 'Android', route: '/docs/android-sdk/history'},
  ios: {name: 'iOS', route: '/docs/ios-sdk/history'},
  windows: {name: 'Windows', route: '/docs/windows-sdk/history'},
};

/** The Atom feed of one product, beside its page, and that of all. */
export const feedOf = (product: Product): string => `${historyPages[product].route}.atom`;
export const FEED_OF_ALL = '/releases.atom';

/** The anchor of a version on its page. */
export const releaseAnchor = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** The heading of a version on its page. */
export const releaseHeading = (kind: ReleaseHistory['kind'], version: string): string =>
  kind === 'contract' ? `接口约定 ${version}` : version;
