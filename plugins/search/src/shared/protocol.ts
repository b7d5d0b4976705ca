import type {Kind} from './kinds.ts';

/** Text with the words that matched: plain and marked pieces in turn, plain first. */
export type MarkedText = string[];

export interface FoundSection {
  /** Without the hash: empty for the page itself. */
  anchor: string;
  heading: MarkedText;
  /** Empty until the texts have arrived. */
  snippet: MarkedText;
  /** What to mark after arriving there. */
  words: string[];
}

export interface FoundPage {
  route: string;
  title: string;
  crumbs: string;
  kind: Kind;
  /** Its id. */
  sdk: string | undefined;
  sections: FoundSection[];
}

export interface Answer {
  /** Of the question that it answers. */
  id: number;
  query: string;
  pages: FoundPage[];
  /** Pages found in all, shown or not. */
  found: number;
  corrected: {from: string; to: string}[];
  /** Texts are still on their way: the answer may become better. */
  partial: boolean;
  /** The SDK whose pages come first among equals, or would, if the question were not `neutral`: the query names none, and no filter does. */
  preferred: string | undefined;
  /** Milliseconds that the worker spent on it. */
  took: number;
}

export interface Question {
  id: number;
  query: string;
  sdk?: string | undefined;
  kind?: Kind | undefined;
  /** Route of the page that the reader is on: pages of its SDK are first among equals. */
  from?: string;
  /** Where that page is of none: the SDK that the reader works with. */
  prefer?: string | undefined;
  /** The reader wants no SDK to come first. */
  neutral?: boolean | undefined;
  /** Pages to give back. */
  limit: number;
}

export type ToWorker = {type: 'head'; bytes: ArrayBuffer; folder: string} | {type: 'ask'; question: Question};
export type FromWorker = {type: 'answer'; answer: Answer} | {type: 'grown'} | {type: 'failed'; message: string};
