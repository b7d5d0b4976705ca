import {type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {sanitizeTabsChildren, TabsProvider, useScrollPositionBlocker, useTabs, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {groupName} from './groupName';
import styles from './styles.module.css';

/**
 * Change: the list of tabs has a name, Space chooses, Home and End lead to the first and the last; and what has the focus keeps it
 * when the application starts, which upstream renders tabs anew for. Only `groupId` is taken of the options: the site uses no other.
 */
export default function Tabs(props: Pick<Props, 'children' | 'groupId'>): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx('tabs-container', styles.container)}>
        <TabList name={groupName(props.groupId)} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}

function TabList({name}: {readonly name: string}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();
  return (
    <ul className="tabs" role="tablist" aria-label={name}>
      {tabValues.map(({value, label}) => (
        <li
          key={value}
          className={clsx('tabs__item', styles.tab, {'tabs__item--active': value === selectedValue})}
          role="tab"
          tabIndex={value === selectedValue ? 0 : -1}
          aria-selected={value === selectedValue}
          onKeyDown={onKeyDown}
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

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const tabs = [...tab.parentElement!.children] as HTMLElement[];
  const last = tabs.length - 1;
  const at = tabs.indexOf(tab);
  const focus = (index: number) => () => tabs[index]!.focus();
  const choose = () => tab.click();
  const actions: Record<string, () => void> = {
    Enter: choose,
    ' ': choose,
    Home: focus(0),
    End: focus(last),
    ArrowLeft: focus(at ? at - 1 : last),
    ArrowRight: focus(at < last ? at + 1 : 0),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
