import {HEAD_FILE, type HeadFile, type HeadingShard, type TextShard, type WordShard} from '../shared/indexFormat.ts';
import type {Answer, Question} from '../shared/protocol.ts';
import {SearchEngine} from './SearchEngine.ts';

/** Gives a file of an index by its name, as JSON.parse does. */
export type ReadFile = <File>(name: string) => File;

export type Found = Pick<Answer, 'pages' | 'found' | 'corrected'>;

/** The engine over files that are at hand, as its worker runs it once everything has arrived, or all but the texts. */
export function engineOver(read: ReadFile, texts: 'with texts' | 'without texts' = 'with texts'): (question: Question) => Found {
  const engine = new SearchEngine(read<HeadFile>(HEAD_FILE));
  for (const {file, kind} of engine.shards) {
    if (kind === 'headings') engine.addHeadings(read<HeadingShard>(file));
    else Array.from(engine.addWords(read<WordShard>(file)));
  }
  return (question) => {
    const {missing, ...found} = engine.ask(question);
    if (texts === 'without texts' || missing.length === 0) return found;
    for (const {file, from} of missing) engine.addTexts(from, read<TextShard>(file));
    const {missing: _, ...whole} = engine.ask(question);
    return whole;
  };
}
