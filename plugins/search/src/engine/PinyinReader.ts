import type {Variants} from '../shared/indexFormat.ts';
import {level1Characters} from '../shared/level1Characters.ts';

const MAX_CANDIDATES = 4;
const LONGEST_SYLLABLE = 6;

interface Occurrence {
  run: string;
  start: number;
}

/** Finds words of the site's titles and headings by their sound: typed pinyin, and characters mistaken for others that sound alike. */
export class PinyinReader {
  readonly #readings = new Map<string, string[]>();
  /** How often each run of characters was learnt. */
  readonly #runs = new Map<string, number>();
  /** Where each syllable occurs with another one after it: a question looks at these few instead of at all characters. */
  readonly #occurrences = new Map<string, Occurrence[]>();

  constructor({pinyinRuns, pinyinMore}: Pick<Variants, 'pinyinRuns' | 'pinyinMore'>) {
    const characters = level1Characters();
    let at = 0;
    for (const run of pinyinRuns.split(' ')) {
      const reading = run.replace(/\d+$/, '');
      for (let left = Number(run.slice(reading.length)); left > 0; left--) this.#readings.set(characters[at++]!, [reading]);
    }
    for (const entry of pinyinMore.split(' ').filter(Boolean)) {
      const character = entry[0]!;
      this.#readings.set(character, [...(this.#readings.get(character) ?? []), entry.slice(1)]);
    }
  }

  /** Takes in a run of Chinese characters from a title or heading. */
  learn(run: string): void {
    if (run.length < 2) return;
    const count = this.#runs.get(run) ?? 0;
    this.#runs.set(run, count + 1);
    if (count > 0) return;
    for (let start = 0; start + 1 < run.length; start++) {
      for (const reading of this.#readings.get(run[start]!) ?? []) {
        const occurrences = this.#occurrences.get(reading);
        if (occurrences) occurrences.push({run, start});
        else this.#occurrences.set(reading, [{run, start}]);
      }
    }
  }

  /** `jianq` gives 鉴权: whole syllables, the last one may be unfinished, two characters at least. */
  wordsSpelled(letters: string): string[] {
    const beginnings = Array.from({length: Math.min(LONGEST_SYLLABLE, letters.length)}, (_, index) => letters.slice(0, index + 1));
    return this.#collect(beginnings, (run, start) => {
      const end = this.#spell(run, start, letters, 0);
      return end - start >= 2 ? end : 0;
    });
  }

  /** 健全 gives 鉴权: as many characters, each with the same sound. */
  wordsSoundingLike(characters: string): string[] {
    const sounds = [...characters].map((character) => this.#readings.get(character));
    if (!sounds[0] || sounds.includes(undefined)) return [];
    const matches = (run: string, start: number) =>
      sounds.every((readings, offset) => this.#readings.get(run[start + offset] ?? '')?.some((reading) => readings!.includes(reading)));
    return this.#collect(sounds[0], (run, start) => (matches(run, start) ? start + characters.length : 0)).filter(
      (word) => word !== characters,
    );
  }

  #collect(firstSyllables: readonly string[], match: (run: string, start: number) => number): string[] {
    const found = new Map<string, number>();
    for (const {run, start} of firstSyllables.flatMap((syllable) => this.#occurrences.get(syllable) ?? [])) {
      const end = match(run, start);
      if (end <= start) continue;
      const word = run.slice(start, end);
      found.set(word, (found.get(word) ?? 0) + this.#runs.get(run)!);
    }
    return [...found]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_CANDIDATES)
      .map(([word]) => word);
  }

  /** End of the characters from `at` whose readings spell the letters, or 0. */
  #spell(run: string, at: number, letters: string, from: number): number {
    if (from === letters.length) return at;
    for (const reading of this.#readings.get(run[at] ?? '') ?? []) {
      if (letters.startsWith(reading, from)) {
        const end = this.#spell(run, at + 1, letters, from + reading.length);
        if (end) return end;
      } else if (from > 0 && reading.startsWith(letters.slice(from))) return at + 1;
    }
    return 0;
  }
}
