import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** A page that has a plain text: its route, decoded, and what its front matter says of it. */
export type Page = {readonly route: string; readonly title: string; readonly description: string};

export type Section = {readonly title: string; readonly pages: readonly Page[]};

/** Docusaurus keeps the addresses of index pages with a slash, and drops it from links and files. */
export const cleanRoute = (permalink: string): string => decodeURI(permalink).replace(/(?<=.)\/$/, '');

type Version = Pick<LoadedContent['loadedVersions'][number], 'docs' | 'sidebars'>;
type Item = Version['sidebars'][string][number];

/** The pages of a docs plugin as its sidebar has them: a section for each category, and first one for those outside any. */
export function sectionsOf({docs, sidebars}: Version, title: string): Section[] {
  const pageOf = (id: string): Page => {
    const doc = docs.find((one) => one.id === id);
    if (!doc) throw new Error(`Plain text: the sidebar names "${id}", which is no page.`);
    return {route: cleanRoute(doc.permalink), title: doc.title, description: doc.description};
  };
  const pagesOf = (item: Item): Page[] => {
    if (item.type === 'doc' || item.type === 'ref') return [pageOf(item.id)];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [pageOf(item.link.id)] : []), ...item.items.flatMap(pagesOf)];
  };
  const items = Object.values(sidebars).flat();
  const categories = items.filter((item) => item.type === 'category');
  const loose = {title, pages: items.filter((item) => item.type !== 'category').flatMap(pagesOf)};
  return [loose, ...categories.map((item) => ({title: item.label, pages: pagesOf(item)}))].filter(({pages}) => pages.length > 0);
}
