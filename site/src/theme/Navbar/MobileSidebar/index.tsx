import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import {Drawer} from '../../../components/Drawer/index.tsx';

type Item = NavbarItemConfig & {readonly dropdownItemsAfter?: readonly NavbarItemConfig[]};

/**
 * Change: the main menu of a phone is part of the page and opens without the application. The links of a dropdown stand in it one by
 * one, those that lead out of the site apart from its sections; the search box stays in the bar.
 */
export default function MainMenu(): ReactNode {
  const items = useThemeConfig().navbar.items as Item[];
  return (
    <Drawer id="main-menu" label="主菜单" head={<strong>主菜单</strong>}>
      <Links items={items.filter(({position}) => position !== 'right')} />
      <Links items={items.filter(({position}) => position === 'right')} />
    </Drawer>
  );
}

function Links({items}: {readonly items: readonly Item[]}): ReactNode {
  const links = items.flatMap((item) => (item.type === 'search' ? [] : (item.dropdownItemsAfter ?? [item])));
  return (
    <ul className="menu__list">
      {links.map((item, index) => (
        <NavbarItem key={index} mobile {...item} />
      ))}
    </ul>
  );
}
