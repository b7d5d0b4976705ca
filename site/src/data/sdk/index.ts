import {android} from './android.ts';
import {ios} from './ios.ts';
import type {NativeSdk, SdkContract} from './types.ts';
import {windows} from './windows.ts';

/** The contracts of all native SDKs. */
export const contracts: Readonly<Record<NativeSdk, SdkContract>> = {android, ios, windows};
