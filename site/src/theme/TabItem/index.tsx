import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

/** Change: the panel has the name of its tab. */
export default function TabItem({children, value, label}: Pick<Props, 'children' | 'value' | 'label' | 'default'>): ReactNode {
  return (
    <div className={styles.panel} role="tabpanel" aria-label={label ?? value} hidden={value !== useTabs().selectedValue}>
      {children}
    </div>
  );
}
