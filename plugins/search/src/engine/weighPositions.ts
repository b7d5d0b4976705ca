import type {ParsedQuery} from './ParsedQuery.ts';
import type {ScoredUnit} from './scoreUnits.ts';
import {MAX_POSITIONS} from './Span.ts';
import type {Unit} from './Unit.ts';

/** The exponent of rarity: with 0 a rare word counts like a common one, with 1 in proportion to its rarity. */
const POWER = 0.5;

/** What share of the query some of its units cover between them. */
export type ShareOf = (units: readonly Pick<Unit, 'span'>[]) => number;

/**
 * Weighs the positions of the query. The rarer on the site what covers a position, the more the position counts: in
 * 程序启动 0xc000007b the number is most of the question. What the site does not have counts like the average of what it has.
 */
export function weighPositions(asked: ParsedQuery['asked'], units: readonly Pick<ScoredUnit, 'span' | 'rarity'>[]): ShareOf {
  const weights = new Float64Array(MAX_POSITIONS);
  for (const {span, rarity} of units) {
    const weight = rarity ** POWER;
    for (let at = span.start; at < span.end; at++) weights[at] = Math.max(weights[at]!, weight);
  }
  const positions = [...asked];
  const known = positions.map((at) => weights[at]!).filter((weight) => weight > 0);
  const average = sumOf(known) / known.length || 1;
  for (const at of positions) weights[at] ||= average;
  const total = sumOf(positions.map((at) => weights[at]!));

  // Shares are computed hundreds of times per key: one list says for every position in which count it was last seen.
  const lastCounted = new Uint32Array(MAX_POSITIONS);
  let count = 0;
  return (covering) => {
    count++;
    let sum = 0;
    for (const {span} of covering) {
      for (let at = span.start; at < span.end; at++) {
        if (lastCounted[at] === count) continue;
        lastCounted[at] = count;
        sum += weights[at]!;
      }
    }
    return sum / total;
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
