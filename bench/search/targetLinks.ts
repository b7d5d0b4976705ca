import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import type {LabelledQuery, Target} from './loadQueries.ts';

/** Address of each target as results link to it: the page, and the hash of the heading that a label names. */
export type TargetLinks = ReadonlyMap<Target, string>;

interface Heading {
  text: string;
  id: string;
}

/** The headings of a built page, rows and items with an id included; nothing for a page that is not there. */
function readHeadings(build: string, route: string): Heading[] | undefined {
  const file = join(build, `${route || 'index'}.html`);
  if (!existsSync(file)) return undefined;
  const $ = load(readFileSync(file, 'utf8'));
  $('.hash-link').remove();
  return $('main :is(h1, h2, h3, h4, tr[id] th:first-child, tr[id] td:first-child, [data-search-entry] a:first-child)')
    .toArray()
    .map((element) => {
      const heading = $(element);
      const text = heading
        .text()
        .replace(/[\u200b\s]+/g, ' ')
        .trim();
      return {text, id: heading.attr('id') || (heading.closest('tr[id], li[id], section[id]').attr('id') ?? '')};
    });
}

/** Reads every labelled page of a built site; throws when a label names no page or heading. */
export function targetLinks(build: string, queries: readonly LabelledQuery[]): TargetLinks {
  const targets = queries.flatMap((labelled) => labelled.targets);
  const headings = new Map([...new Set(targets.map(({page}) => page))].map((route) => [route, readHeadings(build, route)]));
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
