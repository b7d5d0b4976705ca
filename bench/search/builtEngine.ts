import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {engineOver} from '@x2p2p/search/engine/engineOver';
import {INDEX_FOLDER} from '@x2p2p/search/indexFormat';
import {sectionUrl} from '@x2p2p/search/sectionUrl';
import type {Answer} from '@x2p2p/search/protocol';

type Found = Pick<Answer, 'pages'>;

/** The search engine over the index of a built site. */
export type BuiltEngine = (query: string, limit: number) => Found;

export function builtEngine(build: string, texts: 'with texts' | 'without texts' = 'with texts'): BuiltEngine {
  const ask = engineOver(<File>(name: string) => JSON.parse(readFileSync(join(build, INDEX_FOLDER, name), 'utf8')) as File, texts);
  return (query, limit) => ask({id: 0, query, limit});
}

/** Addresses of what was found, best first. The box shows a page above its sections, and begins at the best. */
export const linksOf = ({pages}: Found): string[] =>
  pages.flatMap(({route, sections}) => sections.map((section) => sectionUrl('/', route, section)));
