import type {ReactNode} from 'react';
import {contracts} from '../../data/sdk/index.ts';
import {FieldTable} from '../FieldTable/index.tsx';
import type {NativeId} from '../../data/products.ts';

/** The statistics of one SDK. */
export function SdkStats({sdk}: {readonly sdk: NativeId}): ReactNode {
  return <FieldTable caption="统计字段" fields={contracts[sdk].stats} />;
}
