import {judge, recall, type Judged} from '../../bench/search/judgeResults.ts';
import {loadQueries} from '../../bench/search/loadQueries.ts';
import {ask, openSearch} from '../../bench/search/searchBox.ts';
import {expect, open, test} from '../page.ts';

// The index that was built, in a browser, through the box: tokenizer tests alone have passed where the emitted index failed.
test('answers the labelled questions', async ({page}) => {
  test.setTimeout(300_000);
  const queries = loadQueries();
  expect(queries.length).toBeGreaterThan(120);
  await open(page, '/docs/about');
  await openSearch(page);
  const judged: Judged[] = [];
  for (const labelled of queries) judged.push(judge(labelled, await ask(page, labelled.query)));
  const misses = judged.filter(({rank, targets}) => targets.length && rank !== 1).map(({query, rank, found}) => `${query}: rank ${rank}, first ${found[0] ?? 'nothing'}`);
  const {at1, at5} = recall(judged);
  expect.soft(at1, misses.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect.soft(at5, misses.join('\n')).toBeGreaterThanOrEqual(0.99);
});

test('the labels name pages and headings that exist', async ({page, request}) => {
  const targets = loadQueries().flatMap((labelled) => labelled.targets);
  const headings = new Map<string, Set<string>>();
  for (const {page: route, heading} of targets) headings.set(route, (headings.get(route) ?? new Set()).add(heading ?? ''));
  await page.goto('/search');
  for (const [route, wanted] of headings) {
    const answer = await request.get(`/${route}`);
    expect(answer.status(), route).toBe(200);
    const found = await page.evaluate(
      (html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main :is(h1, h2, h3, h4, th)')].map((heading) => {
          heading.querySelectorAll('.hash-link').forEach((link) => link.remove());
          return heading.textContent?.replace(/[\u200b\s]+/g, ' ').trim() ?? '';
        }),
      await answer.text(),
    );
    for (const heading of wanted) expect(!heading || found.some((text) => text.startsWith(heading)), `${route}#${heading}`).toBe(true);
  }
});
