import {nativeProducts, type NativeId} from './products.ts';

/** Where an engine runs: the web engines together, and each SDK for apps. */
export type Platform = 'web' | NativeId;

export const platformNames: Readonly<Record<Platform, string>> = {
  web: '网页',
  ...(Object.fromEntries(nativeProducts.map(({id, name}) => [id, name])) as Record<NativeId, string>),
};

export const nativePlatforms: readonly NativeId[] = nativeProducts.map(({id}) => id);
export const platforms: readonly Platform[] = ['web', ...nativePlatforms];
