import {discountMissing} from './discountMissing.ts';
import {literalBonus} from './literalBonus.ts';
import type {RecordStore} from './RecordStore.ts';
import type {UnitScores} from './scoreUnits.ts';
import type {ParsedQuery, Unit} from './Unit.ts';
import type {ShareOf} from './weighPlaces.ts';

/** A section is about what its page and the headings above it are about, to this degree. */
const INHERITED = 0.35;
const NAMED_BONUS = 0.35;
const RECORDS_LOOKED_AT = 120;

export interface RankedRecord {
  record: number;
  score: number;
}

/** Scores of the candidates. Only those near the top are compared with the query's wording, so their order is not yet final. */
export function rankRecords(candidates: readonly number[], query: ParsedQuery, scores: UnitScores, store: RecordStore, shareOf: ShareOf): RankedRecord[] {
  const ranked = candidates.map((record) => ({record, score: scoreRecord(record, query.units, scores, store, shareOf)})).sort((a, b) => b.score - a.score);
  for (const entry of ranked.slice(0, RECORDS_LOOKED_AT)) entry.score *= literalBonus(query, store, entry.record);
  return ranked;
}

function scoreRecord(record: number, units: readonly Unit[], {records, total, names}: UnitScores, {sections, ownRecord}: RecordStore, shareOf: ShareOf): number {
  let sum = 0;
  let low = 0;
  let high = 0;
  let namedLow = 0;
  let namedHigh = 0;
  const {parent, page} = sections[record]!;
  const own = ownRecord[page] ?? -1;
  for (let unit = 0; unit < units.length; unit++) {
    const base = unit * records;
    const direct = total[base + record]!;
    const above = Math.max(parent >= 0 ? names[base + parent]! : 0, own >= 0 && own !== record ? names[base + own]! : 0);
    if (direct === 0 && above === 0) continue;
    sum += direct + INHERITED * above;
    low |= units[unit]!.low;
    high |= units[unit]!.high;
    if (above > 0 || names[base + record]! > 0) {
      namedLow |= units[unit]!.low;
      namedHigh |= units[unit]!.high;
    }
  }
  return discountMissing(sum, shareOf(low, high)) * (1 + NAMED_BONUS * shareOf(namedLow, namedHigh) ** 2);
}
