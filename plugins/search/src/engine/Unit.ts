import type {Span} from './Span.ts';

/** One way to satisfy a unit: every term has to be there. */
export interface Alternative {
  terms: string[];
  /** 1 for what was typed; less for what was guessed. */
  factor: number;
}

/** One thing the query asks for. */
export interface Unit {
  alternatives: Alternative[];
  /** The part of the query that it covers. A unit that covers none is a hint, which is never required. */
  span: Span;
  /** The site has the word exactly as it was typed: not a guess. */
  isKnown?: boolean;
  /** Every page of this site is about it. */
  isGeneric?: boolean;
}
