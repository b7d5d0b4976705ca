import type {TermIndex} from './TermIndex.ts';
import type {Alternative, Unit} from './Unit.ts';

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

const recordsWith = (index: TermIndex, term: string) => {
  const places = index.places(term);
  return Math.max(places?.names.records.length ?? 0, places?.texts.records.length ?? 0);
};

const rarityOf = (found: number, records: number) => Math.log(1 + (records - Math.min(found, records) + 0.5) / (found + 0.5));

/** How often any of a unit's alternatives is on the site. */
const recordsWithAny = (index: TermIndex, {alternatives}: Unit) =>
  alternatives.reduce((sum, {terms}) => sum + Math.min(...terms.map((term) => recordsWith(index, term))), 0);

/** How well every record satisfies every unit: the best of the unit's alternatives. */
export function scoreUnits(units: readonly Unit[], index: TermIndex, records: number): UnitScores {
  const total = new Float32Array(units.length * records);
  const names = new Float32Array(units.length * records);
  const isTouched = new Uint8Array(records);
  const touched: number[] = [];

  // Scratch space of one alternative.
  const sum = new Float32Array(records);
  const nameSum = new Float32Array(records);
  const matched = new Uint8Array(records);

  /** `rarest` bounds what a guess is worth: an unusual ending is not a better answer for being unusual. */
  const apply = ({terms, factor}: Alternative, base: number, rarest: number) => {
    const reached: number[] = [];
    terms.forEach((term, step) => {
      const places = index.places(term);
      if (!places) return;
      const own = rarityOf(recordsWith(index, term), records);
      const worth = (factor < 1 ? Math.min(own, rarest) : own) * factor;
      for (const where of ['names', 'texts'] as const) {
        const postings = places[where];
        for (let at = 0; at < postings.records.length; at++) {
          const record = postings.records[at]!;
          if (step === 0 && matched[record] === 0) {
            matched[record] = 1;
            reached.push(record);
          } else if (matched[record] === step) matched[record] = step + 1;
          if (matched[record] !== step + 1) continue;
          const weight = postings.weights[at]! * worth;
          sum[record]! += weight;
          if (where === 'names') nameSum[record]! += weight;
        }
      }
    });
    for (const record of reached) {
      if (matched[record] === terms.length && sum[record]! > total[base + record]!) {
        total[base + record] = sum[record]!;
        names[base + record] = nameSum[record]!;
        if (!isTouched[record]) {
          isTouched[record] = 1;
          touched.push(record);
        }
      }
      matched[record] = 0;
      sum[record] = 0;
      nameSum[record] = 0;
    }
  };

  const rarity = units.map((unit, number) => {
    const any = recordsWithAny(index, unit);
    const rarest = rarityOf(any, records);
    for (const alternative of unit.alternatives) apply(alternative, number * records, rarest);
    return any > 0 ? rarest : 0;
  });
  return {records, total, names, touched, rarity};
}
