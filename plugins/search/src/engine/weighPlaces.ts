import {placeNumbers} from './places.ts';
import type {UnitScores} from './scoreUnits.ts';
import type {ParsedQuery} from './Unit.ts';

/** The exponent of rarity: with 0 a rare word counts like a common one, with 1 in proportion to its rarity. */
const POWER = 0.5;

/** What share of the query the places of both masks are. */
export type ShareOf = (low: number, high: number) => number;

/**
 * What share of the query some of its places make up. The rarer on the site what covers a place, the more the place counts: in
 * 程序启动 0xc000007b the number is most of the question. What the site does not have counts like the average of what it has.
 */
export function weighPlaces({units, asked}: Pick<ParsedQuery, 'units' | 'asked'>, {rarity}: Pick<UnitScores, 'rarity'>): ShareOf {
  const weights = new Float64Array(64);
  units.forEach((unit, number) => {
    const weight = rarity[number]! ** POWER;
    for (const place of placeNumbers(unit)) weights[place] = Math.max(weights[place]!, weight);
  });
  const numbers = placeNumbers(asked);
  const known = numbers.map((place) => weights[place]!).filter((weight) => weight > 0);
  const average = known.reduce((sum, weight) => sum + weight, 0) / known.length || 1;
  for (const place of numbers) weights[place] ||= average;
  const total = numbers.reduce((sum, place) => sum + weights[place]!, 0);

  // Shares are computed hundreds of times per key: the sums of every eight places are tabulated once.
  const sums = new Float64Array(8 * 256);
  const end = ((numbers.at(-1) ?? 0) | 7) * 32 + 32;
  for (let at = 0; at < end; at++) {
    const places = at & 255;
    if (places > 0) sums[at] = sums[at - (places & -places)]! + weights[(at >> 8) * 8 + 31 - Math.clz32(places & -places)]!;
  }
  const weigh = (mask: number, from: number) => sums[from + (mask & 255)]! + sums[from + 256 + ((mask >>> 8) & 255)]! + sums[from + 512 + ((mask >>> 16) & 255)]! + sums[from + 768 + (mask >>> 24)]!;
  return (low, high) => (weigh(low & asked.low, 0) + weigh(high & asked.high, 1024)) / total;
}
