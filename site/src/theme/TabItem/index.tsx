import {createElement, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

/**
 * Change: the panel has the name of its tab, and the browser's own search finds what is in it while it is not shown. An element of our
 * own, because React writes `hidden` of HTML's own elements as on or off.
 */
export default function TabItem({children, value, label}: Pick<Props, 'children' | 'value' | 'label' | 'default'>): ReactNode {
  const hidden = value === useTabs().selectedValue ? undefined : 'until-found';
  return createElement('tab-panel', {class: styles.panel, role: 'tabpanel', 'aria-label': label ?? value, hidden}, children);
}
