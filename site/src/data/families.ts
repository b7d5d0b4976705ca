import type {NativeSdk} from './sdk/types.ts';

/** The web engines together, and each SDK for apps. */
export type SdkFamily = 'web' | NativeSdk;

export const familyName: Readonly<Record<SdkFamily, string>> = {web: '网页', android: 'Android', ios: 'iOS', windows: 'Windows'};
