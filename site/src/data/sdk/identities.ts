import type {NativeSdk, SdkContract} from './types.ts';

/** What a badge says of a contract. Kept apart from the contracts, because the badge's component is loaded with every page. */
export const identities: {readonly [sdk in NativeSdk]: Pick<SdkContract, 'label' | 'version'> & {readonly id: sdk}} = {
  android: {id: 'android', label: 'Android', version: '1.0'},
  ios: {id: 'ios', label: 'iOS', version: '1.0'},
  windows: {id: 'windows', label: 'Windows', version: '1.0'},
};
