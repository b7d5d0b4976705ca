import type {ReactNode} from 'react';
import {contracts} from '../../data/sdk/index.ts';
import type {NativeSdk} from '../../data/sdk/types.ts';
import {FieldTable} from '../FieldTable/index.tsx';

/** The statistics of one SDK. */
export function SdkStats({sdk}: {readonly sdk: NativeSdk}): ReactNode {
  return <FieldTable caption="统计字段" fields={contracts[sdk].stats} />;
}
