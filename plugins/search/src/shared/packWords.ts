import type {WordShard} from './indexFormat.ts';
import {packNumbers, unpackNumber} from './packNumbers.ts';

/**
 * Sets of words, one set per record. Words are numbered by first appearance, so a record says how many words are new (their
 * numbers follow by themselves) and lists the others by the distance from one number to the next.
 */
export function packWords(from: number, sets: readonly ReadonlySet<string>[]): WordShard {
  const numbers = new Map<string, number>();
  const packed: number[] = [];
  for (const set of sets) {
    const before = numbers.size;
    const known: number[] = [];
    for (const word of set) {
      const number = numbers.get(word);
      if (number === undefined) numbers.set(word, numbers.size);
      else known.push(number);
    }
    known.sort((a, b) => a - b);
    packed.push(numbers.size - before, known.length, ...known.map((number, index) => number - (known[index - 1] ?? 0)));
  }
  return {from, words: [...numbers.keys()].join(' '), records: packNumbers(packed)};
}

/** The sets again, one at a time. */
export function* unpackWords({words, records}: WordShard): Generator<string[]> {
  const all = words.split(' ');
  let seen = 0;
  for (let at = 0; at < records.length;) {
    const fresh = unpackNumber(records, at++);
    const known = unpackNumber(records, at++);
    const set = all.slice(seen, seen + fresh);
    seen += fresh;
    let number = 0;
    for (let left = known; left > 0; left--) {
      number += unpackNumber(records, at++);
      set.push(all[number]!);
    }
    yield set;
  }
}
