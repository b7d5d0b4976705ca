import type {Kind, Sdk} from './facets.ts';

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
  sdk: Sdk | undefined;
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
  /** Milliseconds that the worker spent on it. */
  took: number;
}

export interface Question {
  id: number;
  query: string;
  sdk?: Sdk | undefined;
  kind?: Kind | undefined;
  /** The SDK the reader works with: first among equals. */
  prefer?: Sdk | undefined;
  /** Pages to give back. */
  limit: number;
}

export type ToWorker = {type: 'head'; bytes: ArrayBuffer; folder: string} | {type: 'ask'; question: Question};
export type FromWorker = {type: 'answer'; answer: Answer} | {type: 'grown'} | {type: 'failed'; message: string};
