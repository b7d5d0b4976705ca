import type {PageRecord} from './extractPage.ts';
import {contentWords} from './contentWords.ts';

/** A word in this share of all records does not tell them apart. */
const TOO_COMMON = 0.3;

/**
 * For each record, the words that its names do not already say; one spelling of a Latin word for the whole site. A guess that
 * stands in one record only is left out: two thirds of them are no words.
 */
export function wordSets(records: readonly PageRecord[]): Set<string>[] {
  const spelling = new Map<string, string>();
  const frequency = new Map<string, number>();
  const certain = new Set<string>();
  const sets = records.map(({heading, identifiers, text, code, namesOnly}) => {
    const named = new Set([...contentWords(`${heading} ${identifiers.join(' ')}`).keys()].map((word) => word.toLowerCase()));
    const set = new Set<string>();
    const said = namesOnly ? [] : [...contentWords(text), ...code.map((name) => [name, false] as const)];
    for (const [word, isGuess] of said) {
      const key = word.toLowerCase();
      if (!isGuess) certain.add(key);
      if (named.has(key) || set.has(key)) continue;
      // camelCase can be taken apart, lower case cannot: the richer spelling stays.
      const kept = spelling.get(key);
      if (!kept || (kept === key && word !== key)) spelling.set(key, word);
      set.add(key);
      frequency.set(key, (frequency.get(key) ?? 0) + 1);
    }
    return set;
  });
  const limit = Math.max(20, records.length * TOO_COMMON);
  return sets.map(
    (set) =>
      new Set(
        [...set]
          .filter((key) => frequency.get(key)! <= limit && (frequency.get(key)! > 1 || certain.has(key)))
          .map((key) => spelling.get(key)!),
      ),
  );
}
