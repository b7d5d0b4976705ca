import type {ReactNode} from 'react';
import {contracts} from '@site/src/data/sdk';
import type {NativeSdk} from '@site/src/data/sdk/types';
import {FieldTable} from '../FieldTable';

/** The statistics of one SDK. */
export function SdkStats({sdk}: {readonly sdk: NativeSdk}): ReactNode {
  return <FieldTable caption="统计字段" fields={contracts[sdk].stats} />;
}
