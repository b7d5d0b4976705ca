import {countBits} from './countBits.ts';
import type {Places} from './Unit.ts';

export const countPlaces = ({low, high}: Places): number => countBits(low) + countBits(high);

export const union = (all: readonly Places[]): Places => all.reduce(({low, high}, more) => ({low: low | more.low, high: high | more.high}), {low: 0, high: 0});

export const without = (places: Places, taken: Places): Places => ({low: places.low & ~taken.low, high: places.high & ~taken.high});

/** The numbers of the places, 0 to 63. */
export function placeNumbers({low, high}: Places): number[] {
  const numbers: number[] = [];
  for (let place = 0; place < 64; place++) if (((place < 32 ? low : high) >>> (place % 32)) & 1) numbers.push(place);
  return numbers;
}
