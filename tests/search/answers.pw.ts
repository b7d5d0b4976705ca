import {asksForSection, judge, recall, type Judged} from '../../bench/search/judgeResults.ts';
import {loadQueries} from '../../bench/search/loadQueries.ts';
import {askAll, openSearch} from '../../bench/search/searchBox.ts';
import {targetLinks} from '../../bench/search/targetLinks.ts';
import {expect, open, test} from '../page.ts';

// Tests the built index in a browser, through the search box: tokenizer tests alone have passed where the emitted index failed. This is
// the longest test of the stage, so it stands in the file that starts first.
test('answers the labelled questions', async ({page}) => {
  test.setTimeout(300_000);
  const queries = loadQueries();
  expect(queries.length).toBeGreaterThan(120);
  await open(page, '/docs/about');
  // Fails when a label names a page or a heading that no longer exists.
  const links = await targetLinks(page, queries);
  await openSearch(page);
  const answers = await askAll(
    page,
    queries.map(({query}) => query),
  );
  const judged = queries.map((labelled, index) => judge(labelled, answers[index]!, links));
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
