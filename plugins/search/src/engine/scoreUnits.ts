import {AlternativeScorer} from './AlternativeScorer.ts';
import {rarityOf, recordsWithAny} from './rarity.ts';
import type {TermIndex} from './TermIndex.ts';
import type {Unit} from './Unit.ts';

/** Scores by unit and record: `scores[unit * records + record]`. */
export interface UnitScores {
  records: number;
  total: Float32Array;
  /** The share that comes from titles, headings and identifiers. */
  names: Float32Array;
  /** Records that some unit touched. */
  touched: number[];
  /** How rare what each unit asks for is on the site; 0 where the site has nothing for it. */
  rarity: number[];
}

/** How well every record satisfies every unit: the best of the unit's alternatives. */
export function scoreUnits(units: readonly Unit[], index: TermIndex, records: number): UnitScores {
  const total = new Float32Array(units.length * records);
  const names = new Float32Array(units.length * records);
  const touched = new Set<number>();
  const scorer = new AlternativeScorer(index, records);

  const rarity = units.map((unit, number) => {
    const base = number * records;
    const found = recordsWithAny(index, unit);
    const rarest = rarityOf(found, records);
    for (const alternative of unit.alternatives) {
      scorer.score(alternative, rarest, (record, sum, ofNames) => {
        if (sum <= total[base + record]!) return;
        total[base + record] = sum;
        names[base + record] = ofNames;
        touched.add(record);
      });
    }
    return found > 0 ? rarest : 0;
  });
  return {records, total, names, touched: [...touched], rarity};
}
