import type {TermIndex} from './TermIndex.ts';
import type {Unit} from './Unit.ts';

/** How rare something is that `found` of all records have. */
export const rarityOf = (found: number, records: number): number => Math.log(1 + (records - Math.min(found, records) + 0.5) / (found + 0.5));

export function recordsWith(index: TermIndex, term: string): number {
  const places = index.places(term);
  return Math.max(places?.names.records.length ?? 0, places?.texts.records.length ?? 0);
}

/** How often any of a unit's alternatives is on the site. */
export const recordsWithAny = (index: TermIndex, {alternatives}: Unit): number =>
  alternatives.reduce((sum, {terms}) => sum + Math.min(...terms.map((term) => recordsWith(index, term))), 0);
