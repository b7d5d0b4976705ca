import type {PackedPairs} from './packPairs.ts';

/**
 * The files that the build writes and the worker reads. Columns instead of objects: equal things side by side compress well.
 *
 * - `head.json`: what names things. It answers alone, and is the only file whose name does not change.
 * - `headings-<hash>.json`: the rest of the names, on sites too large for one head.
 * - `words-<hash>.json`: which words each record's text holds, no more. It answers what no heading says.
 * - `texts-<hash>/<n>.json`: the texts themselves, fetched only for the snippets of results that are on screen.
 */
export const INDEX_FOLDER = 'search-index';
export const HEAD_FILE = 'head.json';
/** Rises when the format changes: an older worker then refuses the file instead of misreading it. */
export const FORMAT = 5;

export interface RecordColumns {
  /** How many of the records each page has, from the first page on. */
  counts: number[];
  /** One digit per record: 1 is the page itself, 2 to 4 a heading, 5 a row of a table. */
  levels: string;
  /** See shortAnchor.ts. */
  anchors: string[];
  headings: string[];
  /** Wordings of readers, separated by spaces. */
  aliases: string[];
  /** Identifiers which the record defines and its heading does not hold, separated by spaces: see shortIdentifiers.ts. */
  identifiers: string[];
}

/** What is known of each page besides its words. */
export interface FacetColumns {
  /** Places in `kinds`. */
  kinds: number[];
  /** Places in the head's `sdks`; -1 for pages of none. */
  sdks: number[];
  /** What a page is worth among equals. */
  priors: number[];
}

export interface SdkEntry {
  id: string;
  /** How readers name it: the source of a regular expression. */
  names: string;
  /** What its pages are worth among equals. */
  prior: number;
}

export interface HeadFile {
  format: typeof FORMAT;
  routes: string[];
  titles: string[];
  /** Breadcrumb of each page, parts joined by CRUMB. */
  crumbs: string[];
  sdks: SdkEntry[];
  facets: FacetColumns;
  records: RecordColumns;
  variants: Variants;
  /** What to load next, in order. */
  shards: ShardEntry[];
  /** How many consecutive records each text file holds. */
  texts: {folder: string; counts: number[]};
}

export interface Variants {
  /** Traditional characters and their simplified ones, only where the site uses these. */
  traditional: PackedPairs;
  /** Readings of the characters of GB 2312 level 1, which stand in the order of their reading: `a2 ai13 …`. */
  pinyinRuns: string;
  /** Readings that the runs do not give: `重chong …`. */
  pinyinMore: string;
}

export interface ShardEntry {
  file: string;
  kind: 'headings' | 'words';
}

export type HeadingShard = RecordColumns;

export interface WordShard {
  /** Number of the first record; the others follow. */
  from: number;
  /** Every word once, in order of first appearance, separated by spaces. */
  words: string;
  /** Which record holds which word: see packNumbers.ts and packWords.ts. */
  records: string;
}

/** Texts of consecutive records. */
export type TextShard = string[];

export const CRUMB = ' › ';
