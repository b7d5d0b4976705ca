import {defineAddress, flag, oneOf, textIn} from '../shared/addressState.ts';

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

/** When a viewer's device may send segments to others. */
export const uploadPolicies = ['unmetered', 'always', 'never'] as const;
export type UploadPolicy = (typeof uploadPolicies)[number];

export const isNative = (platform: Platform): platform is NativePlatform => platform !== 'hls' && platform !== 'shaka';

/** Everything the generator needs, as the reader typed it. A token never is: it does not belong into an address. */
export const address = defineAddress({
  platform: oneOf(platforms, 'hls'),
  mode: oneOf(['live', 'vod'], 'live'),
  upload: oneOf(uploadPolicies, 'unmetered'),
  consent: flag(true),
  stream: textIn({fallback: 'https://cdn.x2p2p.example/stream/index.m3u8', maxLength: 2000}),
  site: textIn({fallback: 'https://www.x2p2p.example', maxLength: 500}),
  tracker: textIn({fallback: 'wss://tracker.x2p2p.example/announce', maxLength: 1000}),
  stun: textIn({fallback: 'stun:stun.x2p2p.example:3478', maxLength: 1000}),
  swarm: textIn({fallback: '', maxLength: 256}),
  options: textIn({fallback: '{"highDemandTimeWindow": 12}', maxLength: 4000}),
  dynamic: textIn({fallback: '', maxLength: 4000}),
});

export type Settings = typeof address.defaults;
