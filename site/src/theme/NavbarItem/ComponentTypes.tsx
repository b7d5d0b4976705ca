/*
 * Change: only the kinds of items that `site/config/navbar.ts` uses. Upstream's list brings versions, sidebars and raw HTML into
 * every page. An item of another kind stops the build with its name: add it here. `doc` is unused, but without it the code that it
 * shares with pages of documents would be in a file of its own, which costs them 1.5 kB more.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

const ComponentTypes: Pick<ComponentTypesObject, 'default' | 'doc' | 'localeDropdown' | 'search'> = {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
};

export default ComponentTypes;
