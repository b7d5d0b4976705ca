import type {Sdk} from '../shared/facets.ts';

/** One way to satisfy a unit: every term has to be there. */
export interface Alternative {
  terms: string[];
  /** 1 for what was typed; less for what was guessed. */
  factor: number;
}

/** Places of a query, as two 32-bit masks. */
export interface Places {
  low: number;
  high: number;
}

/** One thing the query asks for, and the places of the query that it covers. Without places it is a hint, which is never required. */
export interface Unit extends Places {
  alternatives: Alternative[];
  /** The site has the word exactly as it was typed: not a guess. */
  isKnown?: boolean;
  /** Every page of this site is about it. */
  isGeneric?: boolean;
}

export interface ParsedQuery {
  units: Unit[];
  /** The places there are to cover. */
  asked: Places;
  /** Chinese wordings of three characters and more, whose exact appearance counts extra. */
  phrases: string[];
  /** The query without question words, spaces and punctuation, for comparing with whole headings. */
  core: string;
  /** SDKs that the query names. */
  sdks: Sdk[];
  /** Numbers of errors that the query names. */
  errors: string[];
  /** Corrections: what was typed, and the word that was read instead. */
  corrected: {from: string; to: string}[];
}

/** Both masks hold 32 places; what a query asks beyond that adds nothing. */
export const MAX_PLACES = 64;
