import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {sectionsIn, type Section} from './sectionsIn.ts';

/** The sections of the pages of a category, by the address of the page. */
export type SectionsOfPages = Readonly<Record<string, readonly Section[]>>;

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** The plugin tells the page of a category which pages it has, but not what is in them. */
export function sectionsOfCategories({loadedVersions}: LoadedContent, readSource: (source: string) => string) {
  const docs = new Map(loadedVersions.flatMap((version) => version.docs.map((doc) => [doc.id, doc] as const)));
  const categories = new Map(loadedVersions.flatMap(({sidebars}) => Object.values(sidebars).flatMap((items) => items.flatMap(pagesOf))));
  const sectionsOf = (ids: readonly string[]): SectionsOfPages =>
    Object.fromEntries(ids.map((id) => docs.get(id)!).map(({permalink, source}) => [permalink, sectionsIn(readSource(source))]));
  return function withSections(route: RouteConfig): RouteConfig {
    const ids = categories.get(route.path);
    if (ids) return {...route, props: {...route.props, sections: sectionsOf(ids)}};
    return route.routes ? {...route, routes: route.routes.map(withSections)} : route;
  };
}

/** Every category with a page made from it: its address, and its pages. */
function pagesOf(item: SidebarItem): [string, string[]][] {
  if (item.type !== 'category') return [];
  const below = item.items.flatMap(pagesOf);
  const pages = item.items.flatMap((one) => (one.type === 'doc' ? [one.id] : []));
  return item.link?.type === 'generated-index' ? [[item.link.permalink, pages], ...below] : below;
}
