import type {ReactNode} from 'react';
import {identities} from '../../data/sdk/identities.ts';
import type {NativeSdk} from '../../data/sdk/types.ts';
import styles from './styles.module.css';

/** Badge of a page about a native SDK: an interface that was agreed, not a package that was run. */
export function Contract({sdk}: {readonly sdk: NativeSdk}): ReactNode {
  const {label, version} = identities[sdk];
  return (
    <p className={styles.contract}>
      <strong className={styles.badge}>接口约定 v{version}</strong>
      <span>本页写的是 {label} SDK 的接口约定；发布包由运营方在 X2 控制台提供，以控制台公示的版本为准。</span>
    </p>
  );
}
