import {expect, test} from 'vitest';
import {judgeEngine} from '../../bench/search/judgeEngine.ts';
import {asksForSection, recall, type Judged} from '../../bench/search/judgeResults.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';

// The engine over the built index: tokenizer tests alone have passed where the emitted index failed. `answers.pw.ts` shows that the box
// gives what the engine gives.

test('answers the labelled questions', {timeout: 120_000}, () => {
  const judged = judgeEngine(BUILD_DIR);
  expect(judged.length).toBeGreaterThan(120);
  const report = (some: readonly Judged[], rankOf: (one: Judged) => number) =>
    some
      .filter((one) => rankOf(one) !== 1)
      .map((one) => `${one.query}: rank ${rankOf(one)}, first ${one.found[0] ?? 'nothing'}`)
      .join('\n');
  const {at1, at5, sections, nothing} = recall(judged);
  const pages = report(
    judged.filter(({targets}) => targets.length > 0),
    ({rank}) => rank,
  );
  expect.soft(at1, pages).toBeGreaterThanOrEqual(0.98);
  expect.soft(at5, pages).toBeGreaterThanOrEqual(0.995);
  expect.soft(nothing.queries, 'labels with nothing to find').toBeGreaterThan(5);
  expect.soft(nothing.answered.map(({query, found}) => `${query}: ${found[0]}`)).toEqual([]);
  const missed = report(judged.filter(asksForSection), ({sectionRank}) => sectionRank);
  expect.soft(sections.at1, missed).toBeGreaterThanOrEqual(0.935);
  expect.soft(sections.at3, missed).toBeGreaterThanOrEqual(0.985);
});
