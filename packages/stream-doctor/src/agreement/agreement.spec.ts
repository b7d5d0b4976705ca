import fc from 'fast-check';
import {expect, test} from 'vitest';
import {besideHls, besideShaka, unsaid} from './judges.ts';
import {mediaPlaylist, multivariantPlaylist} from './writtenPlaylists.ts';
import type {Difference} from './differences.ts';

// The doctor and the two players read the same careless text, field by field. Where they differ, the doctor must have named a line that
// is to blame. The same lists every time, so that the figures can be compared.

const SEED = 20261129;
const RUNS = 1000;

type Verdict = 'alike' | 'named' | 'unsaid';

function count(all: readonly (readonly string[])[], judge: (lines: readonly string[]) => readonly Difference[]) {
  const counts: Record<Verdict, number> = {alike: 0, named: 0, unsaid: 0};
  const cases: string[] = [];
  for (const lines of all) {
    const about = judge(lines);
    const left = unsaid(lines, about);
    counts[about.length === 0 ? 'alike' : left.length === 0 ? 'named' : 'unsaid'] += 1;
    if (left.length > 0) cases.push([...left, ...lines.map((line, index) => `${index + 1} ${line}`)].join('\n'));
  }
  return {counts, cases: cases.slice(0, 3)};
}

const sample = (lists: fc.Arbitrary<readonly string[]>) => fc.sample(lists, {seed: SEED, numRuns: RUNS});

test.each([
  ['media playlists', 'hls.js', mediaPlaylist, besideHls],
  ['media playlists', 'Shaka', mediaPlaylist, besideShaka],
  ['multivariant playlists', 'hls.js', multivariantPlaylist, besideHls],
  ['multivariant playlists', 'Shaka', multivariantPlaylist, besideShaka],
] as const)('%s are read like %s, or the line is named', (_, __, lists, judge) => {
  const {counts, cases} = count(sample(lists), judge);
  expect(cases, JSON.stringify(counts)).toEqual([]);
  expect(counts.alike, 'most of them are read alike').toBeGreaterThan(RUNS / 3);
});
