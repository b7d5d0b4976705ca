import type {LabelledQuery} from './loadQueries.ts';

export interface Judged extends LabelledQuery {
  /** Place of the first accepted page among the pages found, from 1; 0 when it is not there. */
  rank: number;
  /** Pages found, best first. */
  found: string[];
}

/** Links as displayed to pages in order, each once. */
function pagesOf(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => decodeURIComponent(new URL(url).pathname).replace(/^\/|\/$/g, '')))];
}

export function judge(labelled: LabelledQuery, urls: readonly string[]): Judged {
  const found = pagesOf(urls);
  return {...labelled, found, rank: found.findIndex((page) => labelled.targets.some((target) => target.page === page)) + 1};
}

export interface Recall {
  queries: number;
  at1: number;
  at5: number;
}

const share = (part: number, whole: number) => (whole ? part / whole : 1);

/** Queries that should find nothing are counted apart: they have no page to recall. */
export function recall(judged: readonly Judged[]): Recall {
  const answerable = judged.filter(({targets}) => targets.length > 0);
  return {
    queries: answerable.length,
    at1: share(answerable.filter(({rank}) => rank === 1).length, answerable.length),
    at5: share(answerable.filter(({rank}) => rank >= 1 && rank <= 5).length, answerable.length),
  };
}
