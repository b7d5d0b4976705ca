import type {Unit} from './Unit.ts';

export interface ParsedQuery {
  units: Unit[];
  /** The positions there are to cover: see Span.ts. */
  asked: ReadonlySet<number>;
  /** Chinese wordings of three characters and more, whose exact appearance counts extra. */
  phrases: string[];
  /** The query without question words, spaces and punctuation, for comparing with whole headings. */
  core: string;
  /** Ids of the SDKs that the query names. */
  sdks: string[];
  /** Numbers of errors that the query names. */
  errors: string[];
  /** What was typed, and the word that was read instead. */
  corrected: {from: string; to: string}[];
}
