import type {UploadPolicy} from '../../data/sdk/types.ts';
import {addressesIn, addressIn, defineAddress, flag, oneOf, publicTextIn, textIn} from '../../address/addressState.ts';

export const platforms = ['hls', 'shaka', 'android', 'ios', 'windows'] as const;
export type Platform = (typeof platforms)[number];
export type NativePlatform = Exclude<Platform, 'hls' | 'shaka'>;

export const platformNames: Readonly<Record<Platform, string>> = {
  hls: 'HLS.js',
  shaka: 'Shaka Player',
  android: 'Android · Kotlin',
  ios: 'iOS · Swift',
  windows: 'Windows · C++',
};

/** The documentation of each platform, under `/docs/`. */
export const docsFolders: Readonly<Record<Platform, string>> = {
  hls: 'hls-sdk',
  shaka: 'shaka-player-sdk',
  android: 'android-sdk',
  ios: 'ios-sdk',
  windows: 'windows-sdk',
};

/** When a viewer's device may send segments to others. */
export const uploadPolicies: readonly UploadPolicy[] = ['unmetered', 'always', 'never'];

export const isNative = (platform: Platform): platform is NativePlatform => platform !== 'hls' && platform !== 'shaka';

/** The most characters of each text in an address. */
export const lengths = {stream: 2000, site: 500, tracker: 1000, stun: 1000, swarm: 256, options: 4000, dynamic: 4000} as const;

/** Everything the generator needs, as the reader typed it. What only the reader may know is left out of an address. */
export const address = defineAddress({
  platform: oneOf(platforms, 'hls'),
  mode: oneOf(['live', 'vod'], 'live'),
  upload: oneOf(uploadPolicies, 'unmetered'),
  consent: flag(true),
  stream: addressIn({fallback: 'https://cdn.x2p2p.example/stream/index.m3u8', maxLength: lengths.stream}),
  site: addressIn({fallback: 'https://www.x2p2p.example', maxLength: lengths.site}),
  tracker: addressesIn({fallback: 'wss://tracker.x2p2p.example/announce', maxLength: lengths.tracker}),
  stun: publicTextIn({fallback: 'stun:stun.x2p2p.example:3478', maxLength: lengths.stun}),
  swarm: textIn({fallback: '', maxLength: lengths.swarm}),
  options: publicTextIn({fallback: '', maxLength: lengths.options}),
  dynamic: publicTextIn({fallback: '', maxLength: lengths.dynamic}),
});

export type Settings = typeof address.defaults;
