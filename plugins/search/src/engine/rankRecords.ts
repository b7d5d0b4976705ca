import {discountMissing} from './discountMissing.ts';
import {literalBonus} from './literalBonus.ts';
import type {ParsedQuery} from './ParsedQuery.ts';
import type {RecordStore} from './RecordStore.ts';
import type {ScoredUnit} from './scoreUnits.ts';
import type {ShareOf} from './weighPositions.ts';

/** A section is about what its page and the headings above it are about, to this degree. */
const INHERITED = 0.35;
/** What a section that is named after all of the query gets on top. */
const NAMED_BONUS = 0.35;
/** How many records are compared with the query's wording: a key press has to wait for it. */
const COMPARED = 120;

export interface RankedRecord {
  record: number;
  score: number;
}

/** Scores of the candidates. Only the best are compared with the query's wording, so their order is not yet final. */
export function rankRecords(
  candidates: readonly number[],
  query: ParsedQuery,
  units: readonly ScoredUnit[],
  store: RecordStore,
  shareOf: ShareOf,
): RankedRecord[] {
  const ranked = candidates
    .map((record) => ({record, score: scoreRecord(record, units, store, shareOf)}))
    .sort((a, b) => b.score - a.score);
  for (const entry of ranked.slice(0, COMPARED)) entry.score *= literalBonus(query, store, entry.record);
  return ranked;
}

function scoreRecord(record: number, units: readonly ScoredUnit[], {sections, ownRecord}: RecordStore, shareOf: ShareOf): number {
  const {parent, page} = sections[record]!;
  const pageRecord = ownRecord[page] ?? -1;
  let sum = 0;
  const met: ScoredUnit[] = [];
  const named: ScoredUnit[] = [];
  for (const unit of units) {
    const {scores, nameScores} = unit;
    const inherited = Math.max(
      parent >= 0 ? nameScores[parent]! : 0,
      pageRecord >= 0 && pageRecord !== record ? nameScores[pageRecord]! : 0,
    );
    if (scores[record] === 0 && inherited === 0) continue;
    sum += scores[record]! + INHERITED * inherited;
    met.push(unit);
    if (inherited > 0 || nameScores[record]! > 0) named.push(unit);
  }
  return discountMissing(sum, shareOf(met)) * (1 + NAMED_BONUS * shareOf(named) ** 2);
}
