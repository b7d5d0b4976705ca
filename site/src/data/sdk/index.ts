import type {NativeId} from '../products.ts';
import {android} from './android.ts';
import {ios} from './ios.ts';
import type {SdkContract} from './types.ts';
import {windows} from './windows.ts';

/** The contracts of all native SDKs. */
export const contracts: Readonly<Record<NativeId, SdkContract>> = {android, ios, windows};
