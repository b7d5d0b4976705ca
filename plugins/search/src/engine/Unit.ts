import type {Sdk} from '../shared/facets.ts';

/** One way to satisfy a unit: every term has to be there. */
export interface Alternative {
  terms: string[];
  /** 1 for what was typed; less for what was guessed. */
  factor: number;
}

/** One thing the query asks for. */
export interface Unit {
  alternatives: Alternative[];
  /** The site has what was typed as it was typed: no guess. */
  isKnown?: boolean;
  /** The places of the query that it covers, as two 32-bit masks. None: a hint that is never required. */
  low: number;
  high: number;
}

export interface ParsedQuery {
  units: Unit[];
  /** How many places there are to cover. */
  places: number;
  /** Chinese wordings of three characters and more, whose exact appearance counts extra. */
  phrases: string[];
  /** The query without question words, spaces and punctuation, for comparing with whole headings. */
  core: string;
  /** SDKs that the query names. */
  sdks: Sdk[];
  /** Numbers of errors that the query names. */
  errors: string[];
  /** What was read for what was typed, when a correction was needed. */
  corrected: {from: string; to: string}[];
}

/** Both masks hold 32 places; what a query asks beyond that adds nothing. */
export const MAX_PLACES = 64;
