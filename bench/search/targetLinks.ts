import type {Page} from '@playwright/test';
import type {LabelledQuery, Target} from './loadQueries.ts';

/** Address of each target as results link to it: the page, and the hash of the heading that a label names. */
export type TargetLinks = ReadonlyMap<Target, string>;

interface Heading {
  text: string;
  id: string;
}

/** The headings of pages as they are served, rows with an id included; nothing for a page that is not there. */
const readHeadings = (page: Page, routes: readonly string[]): Promise<(Heading[] | null)[]> =>
  page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const response = await fetch(address);
          if (!response.ok) return null;
          const main = new DOMParser()
            .parseFromString(await response.text(), 'text/html')
            .querySelectorAll('main :is(h1, h2, h3, h4, tr[id] :is(th, td):first-child)');
          return [...main].map((heading) => {
            heading.querySelectorAll('.hash-link').forEach((link) => link.remove());
            const text = heading.textContent.replace(/[\u200b\s]+/g, ' ').trim();
            return {text, id: heading.id || (heading.closest('tr[id], section[id]')?.id ?? '')};
          });
        }),
      ),
    routes.map((route) => `/${route}`),
  );

/** Reads every labelled page through an open page of the site; throws when a label names no page or heading. */
export async function targetLinks(page: Page, queries: readonly LabelledQuery[]): Promise<TargetLinks> {
  const targets = queries.flatMap((labelled) => labelled.targets);
  const routes = [...new Set(targets.map((target) => target.page))];
  const read = await readHeadings(page, routes);
  const headings = new Map(routes.map((route, at) => [route, read[at]]));
  const lost = new Set<string>();
  const links = new Map<Target, string>();
  for (const target of targets) {
    const {page: route, heading} = target;
    const onPage = headings.get(route);
    const named = heading ? (onPage?.find(({text}) => text === heading) ?? onPage?.find(({text}) => text.startsWith(heading))) : undefined;
    if (!onPage || (heading && !named)) lost.add(heading ? `${route}#${heading}` : route);
    links.set(target, named?.id ? `${route}#${named.id}` : route);
  }
  if (lost.size) throw new Error(`Labels of bench/search/queries.tsv that name no page or heading: ${[...lost].join(', ')}`);
  return links;
}
