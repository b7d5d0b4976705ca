import {pinyin} from 'pinyin-pro';
import {level1Characters} from '../shared/level1Characters.ts';
import type {Variants} from '../shared/indexFormat.ts';

const readings = (character: string) =>
  pinyin(character, {toneType: 'none', type: 'array', multiple: true, v: true, nonZh: 'removed'}).filter((reading) =>
    /^[a-z]+$/.test(reading),
  );

/** Level 1 is ordered by reading, so one count per reading says it all. */
function readingRuns(characters: string): {runs: string; reading: Map<string, string>} {
  const reading = new Map<string, string>();
  const counts: [string, number][] = [];
  let current = '';
  for (const character of characters) {
    const all = [...new Set(readings(character))].sort();
    if (!all.includes(current)) current = all.find((candidate) => candidate > current) ?? current;
    reading.set(character, current);
    const last = counts.at(-1);
    if (last?.[0] === current) last[1]++;
    else counts.push([current, 1]);
  }
  return {runs: counts.map(([name, count]) => `${name}${count}`).join(' '), reading};
}

/**
 * Readings for typing pinyin. Those of the common characters are counts along GB 2312; characters that titles and headings read
 * differently in context (重试 is chong, not zhong), and characters outside that set, are added one by one.
 */
export function pinyinTables(headings: readonly string[]): Pick<Variants, 'pinyinRuns' | 'pinyinMore'> {
  const {runs, reading} = readingRuns(level1Characters());
  const more = new Set<string>();
  for (const run of headings.flatMap((heading) => heading.match(/[\u4e00-\u9fff]+/g) ?? [])) {
    const inContext = pinyin(run, {toneType: 'none', type: 'array', v: true});
    [...run].forEach((character, index) => {
      const sound = inContext[index] ?? '';
      if (/^[a-z]+$/.test(sound) && reading.get(character) !== sound) more.add(character + sound);
    });
  }
  return {pinyinRuns: runs, pinyinMore: [...more].sort().join(' ')};
}
