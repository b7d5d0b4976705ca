import type {LabelledQuery} from './loadQueries.ts';
import type {TargetLinks} from './targetLinks.ts';

export interface Judged extends LabelledQuery {
  /** Place of the first accepted page among the pages found, from 1; 0 when it is not there. */
  rank: number;
  /** Place of the first accepted link among all links found; a target without a heading accepts any section of its page. */
  sectionRank: number;
  /** Links found, best first: `page#id`. */
  found: string[];
}

const linkOf = (url: string) => {
  const {pathname, hash} = new URL(url, 'https://site.example');
  return decodeURIComponent(pathname + hash).replace(/^\/|\/(?=#|$)/g, '');
};

const pageOf = (link: string) => link.split('#')[0]!;

export function judge(labelled: LabelledQuery, urls: readonly string[], links: TargetLinks): Judged {
  const found = urls.map(linkOf);
  const pages = [...new Set(found.map(pageOf))];
  const accepts = (link: string) =>
    labelled.targets.some((target) => (target.heading ? link === links.get(target) : pageOf(link) === target.page));
  return {
    ...labelled,
    found,
    rank: pages.findIndex((page) => labelled.targets.some((target) => target.page === page)) + 1,
    sectionRank: found.findIndex(accepts) + 1,
  };
}

export interface Recall {
  queries: number;
  at1: number;
  at5: number;
  /** Of the queries whose best answer is a section: whether the first link, or one of the first three, leads there. */
  sections: {queries: number; at1: number; at3: number};
  /** Queries with nothing to find, and those of them that were answered all the same. */
  nothing: {queries: number; answered: Judged[]};
}

/** Share of the queries whose answer is among the first `most`. */
const within = (ranks: readonly number[], most: number) =>
  ranks.length ? ranks.filter((rank) => rank >= 1 && rank <= most).length / ranks.length : 1;

/** The best answer is one section of a page, not the page. */
export const asksForSection = ({targets}: LabelledQuery): boolean => targets[0]?.heading !== undefined;

/** Queries that should find nothing are counted apart: they have no page to recall, and any page they find is a fault. */
export function recall(judged: readonly Judged[]): Recall {
  const pages = judged.filter(({targets}) => targets.length > 0).map(({rank}) => rank);
  const sections = judged.filter(asksForSection).map(({sectionRank}) => sectionRank);
  const nothing = judged.filter(({targets}) => targets.length === 0);
  return {
    queries: pages.length,
    at1: within(pages, 1),
    at5: within(pages, 5),
    sections: {queries: sections.length, at1: within(sections, 1), at3: within(sections, 3)},
    nothing: {queries: nothing.length, answered: nothing.filter(({found}) => found.length > 0)},
  };
}
