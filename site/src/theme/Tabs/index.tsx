import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {onTabKey} from '@x2p2p/page/tabKeys';
import {groupName} from './groupName.ts';
import styles from './styles.module.css';

/**
 * Change: the list of tabs has a name; Space selects, Home and End go to the first and the last tab; the focus survives the start of
 * the application, when upstream renders tabs anew; and group and values are in the HTML, because tabs work before that start.
 * Of the options only `groupId` is supported: the site uses no other.
 */
export default function Tabs(props: Pick<Props, 'children' | 'groupId'>): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx('tabs-container', styles.container)}>
        <TabList group={props.groupId} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}

function TabList({group}: {readonly group: string | undefined}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();
  return (
    <ul className="tabs" role="tablist" aria-label={groupName(group)} data-group={group}>
      {tabValues.map(({value, label}) => (
        <li
          key={value}
          className={clsx('tabs__item', styles.tab, {'tabs__item--active': value === selectedValue})}
          role="tab"
          tabIndex={value === selectedValue ? 0 : -1}
          aria-selected={value === selectedValue}
          data-value={value}
          onKeyDown={(event) => onTabKey(event, event.currentTarget)}
          onClick={({currentTarget}) => {
            keepInPlace(currentTarget);
            selectValue(value);
          }}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}
