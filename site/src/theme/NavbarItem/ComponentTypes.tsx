/*
 * Change: only the kinds of items that `site/config/navbar.ts` uses. Upstream's list brings versions, sidebars and raw HTML into
 * every page. An item of another kind stops the build with its name: add it here. `doc` is in use nowhere, but what it shares
 * with the pages of documents costs them 1.5 kB more in a file of its own than here.
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
