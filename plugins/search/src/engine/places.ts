import {countBits} from './countBits.ts';
import type {Places} from './Unit.ts';

const bits = (from: number, to: number) => {
  let mask = 0;
  for (let place = Math.max(0, from); place < Math.min(32, to); place++) mask |= 1 << place;
  return mask;
};

/** `length` places from the number `from` on; those that the masks have no room for are left out. */
export const covering = (from: number, length: number): Places => ({low: bits(from, from + length), high: bits(from - 32, from + length - 32)});

export const countPlaces = ({low, high}: Places): number => countBits(low) + countBits(high);

export const union = (all: readonly Places[]): Places => all.reduce(({low, high}, more) => ({low: low | more.low, high: high | more.high}), {low: 0, high: 0});

export const without = (places: Places, taken: Places): Places => ({low: places.low & ~taken.low, high: places.high & ~taken.high});

/** The numbers of the places, 0 to 63. */
export function placeNumbers({low, high}: Places): number[] {
  const numbers: number[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) numbers.push(63 - Math.clz32(rest & -rest));
  return numbers;
}
