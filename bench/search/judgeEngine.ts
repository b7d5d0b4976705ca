import {PAGES_SHOWN} from '@x2p2p/search/pagesShown';
import {builtEngine, linksOf} from './builtEngine.ts';
import {judge, type Judged} from './judgeResults.ts';
import {loadQueries} from './loadQueries.ts';
import {targetLinks} from './targetLinks.ts';

/** Asks the engine of a built site every labelled question, and judges what a reader would be shown. */
export function judgeEngine(build: string): Judged[] {
  const queries = loadQueries();
  // Fails when a label names a page or a heading that no longer exists.
  const links = targetLinks(build, queries);
  const find = builtEngine(build);
  return queries.map((labelled) => judge(labelled, linksOf(find(labelled.query, PAGES_SHOWN)), links));
}
