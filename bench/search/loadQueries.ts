import {readFileSync} from 'node:fs';

export interface Target {
  /** Route without the leading slash. */
  page: string;
  /** How the heading that answers begins; without one, the whole page does. */
  heading?: string;
}

export interface LabelledQuery {
  group: string;
  query: string;
  /** Accepted pages, best first; none when nothing should be found. */
  targets: Target[];
}

const readTarget = (text: string): Target => {
  const [page = '', heading] = text.trim().split(/#(.*)/s);
  return heading ? {page, heading} : {page};
};

/** Lines of `group<TAB>query<TAB>page#heading | page …`; `-` for no page. */
export function loadQueries(file = new URL('queries.tsv', import.meta.url)): LabelledQuery[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [group = '', query = '', targets = '-'] = line.split('\t');
      return {group, query, targets: targets.trim() === '-' ? [] : targets.split(' | ').map(readTarget)};
    });
}
