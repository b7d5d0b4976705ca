import type {ParsedQuery} from './ParsedQuery.ts';
import type {PinyinReader} from './PinyinReader.ts';
import type {TermIndex} from './TermIndex.ts';

/** What a stretch of a query asks for. */
export interface Stretch extends Pick<ParsedQuery, 'units' | 'phrases' | 'corrected'> {
  /** How many positions of the query it takes. */
  length: number;
}

/** What a stretch is read with: the site, and how much else is asked. */
export interface QueryContext {
  index: TermIndex;
  pinyin: PinyinReader;
  /** Of the whole query. */
  chineseCharacters: number;
  /** Of the whole query. */
  latinWords: number;
}
