import {placeNumbers} from './places.ts';
import type {UnitScores} from './scoreUnits.ts';
import type {ParsedQuery, Places} from './Unit.ts';

/** How much more a rare word says than a common one: 0 not at all, 1 as much as it is rarer. */
const POWER = 0.5;

/**
 * What share of the query some of its places are. A place counts as much as what covers it is rare on the site: of 程序启动 0xc000007b
 * the number is most of the question. What the site does not have counts like the average of what it has.
 */
export function weighPlaces({units, asked}: Pick<ParsedQuery, 'units' | 'asked'>, {rarity}: Pick<UnitScores, 'rarity'>): (places: Places) => number {
  const weights = new Float64Array(64);
  units.forEach((unit, number) => {
    for (const place of placeNumbers(unit)) weights[place] = Math.max(weights[place]!, rarity[number]! ** POWER);
  });
  const numbers = placeNumbers(asked);
  const known = numbers.map((place) => weights[place]!).filter((weight) => weight > 0);
  const average = known.reduce((sum, weight) => sum + weight, 0) / known.length || 1;
  for (const place of numbers) weights[place] ||= average;
  const total = numbers.reduce((sum, place) => sum + weights[place]!, 0);

  const weigh = (mask: number, from: number) => {
    let sum = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) sum += weights[from + 31 - Math.clz32(rest & -rest)]!;
    return sum;
  };
  return ({low, high}) => (weigh(low & asked.low, 0) + weigh(high & asked.high, 32)) / total;
}
