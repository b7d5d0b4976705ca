import type {TermIndex} from './TermIndex.ts';
import type {Unit} from './Unit.ts';

/** The inverse document frequency of BM25, records being the documents: how rare something is that `found` of all records have. */
export const rarityOf = (found: number, records: number): number =>
  Math.log(1 + (records - Math.min(found, records) + 0.5) / (found + 0.5));

/** The document frequency of a term. A record may have it in both fields: the longer list is the nearest to the truth that costs nothing. */
export function recordsWith(index: TermIndex, term: string): number {
  const postings = index.postings(term);
  return Math.max(postings?.names.records.length ?? 0, postings?.texts.records.length ?? 0);
}

/** How often any of a unit's alternatives is on the site. */
export const recordsWithAny = (index: TermIndex, {alternatives}: Unit): number =>
  alternatives.reduce((sum, {terms}) => sum + Math.min(...terms.map((term) => recordsWith(index, term))), 0);
