import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sectionUrl} from '@x2p2p/search/sectionUrl';
import {SearchEngine} from '@x2p2p/search/engine/SearchEngine';
import {HEAD_FILE, INDEX_FOLDER, type HeadFile, type HeadingShard, type TextShard, type WordShard} from '@x2p2p/search/indexFormat';
import type {Answer} from '@x2p2p/search/protocol';

type Found = Pick<Answer, 'pages'>;

/** The search engine over the index of a built site, as its worker runs it once everything has arrived, or all but the texts. */
export type BuiltEngine = (query: string, limit: number) => Found;

export function builtEngine(build: string, texts: 'with texts' | 'without texts' = 'with texts'): BuiltEngine {
  const read = <File>(name: string) => JSON.parse(readFileSync(join(build, INDEX_FOLDER, name), 'utf8')) as File;
  const engine = new SearchEngine(read<HeadFile>(HEAD_FILE));
  for (const {file, kind} of engine.shards) {
    if (kind === 'headings') engine.addHeadings(read<HeadingShard>(file));
    else Array.from(engine.addWords(read<WordShard>(file)));
  }
  return (query, limit) => {
    const question = {id: 0, query, limit};
    const {missing, ...found} = engine.ask(question);
    if (texts === 'without texts' || missing.length === 0) return found;
    for (const {file, from} of missing) engine.addTexts(from, read<TextShard>(file));
    return engine.ask(question);
  };
}

/** Addresses of what was found, in the order in which the box shows it. */
export const linksOf = ({pages}: Found): string[] =>
  pages.flatMap(({route, sections}) => sections.map((section) => sectionUrl('/', route, section)));
