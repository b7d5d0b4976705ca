import type {Page} from '@playwright/test';
import type {FromWorker, ToWorker} from '@x2p2p/search/protocol';
import {ask, openSearch} from '../../bench/search/searchBox.ts';
import {allPages} from '../output/builtSite.ts';
import {expect, open, openAsleep, test} from '../page.ts';

/** Names of functions, types and options: words in code with a capital or an underscore inside. */
const IDENTIFIER = /[A-Za-z_$][\w$]*[a-z][A-Z_][\w$]*/g;

/** All of the site, and those that stand only in panels of tabs that are not chosen. */
function identifiers(): {names: string[]; hidden: string[]} {
  const names = new Set<string>();
  const shown = new Set<string>();
  for (const {$} of allPages()) {
    for (const element of $('main code').toArray()) {
      const isShown = $(element).closest('[role=tabpanel][hidden]').length === 0;
      for (const [name] of $(element).text().matchAll(IDENTIFIER)) {
        names.add(name);
        if (isShown) shown.add(name);
      }
    }
  }
  return {names: [...names], hidden: [...names].filter((name) => !shown.has(name))};
}

type Found = {readonly name: string; readonly route: string; readonly anchor: string; readonly words: string[]};
type Unmarked = {readonly name: string; readonly why: 'nothing to mark' | 'not shown'};

/** What the worker finds first for each name, once it has read the whole index, and with `texts` those of what it found. */
const askWorker = (page: Page, names: readonly string[], texts: 'with texts' | 'without texts'): Promise<Found[]> =>
  page.evaluate(
    async ([all, withTexts]) => {
      const {searchWorker, searchIndex} = document.querySelector<HTMLFormElement>('form[data-search-box]')!.dataset;
      const worker = new Worker(searchWorker!);
      const send = (message: ToWorker) => worker.postMessage(message);
      const bytes = await (await fetch(`${searchIndex}/head.json`)).arrayBuffer();
      send({type: 'head', bytes, folder: searchIndex!});
      const found: Found[] = [];
      for (const [id, name] of all.entries()) {
        const ask = () => send({type: 'ask', question: {id, query: name, limit: 1}});
        await new Promise<void>((resolve) => {
          worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
            if (data.type === 'grown') ask();
            if (data.type !== 'answer' || data.answer.id !== id || data.answer.partial) return;
            const [best] = data.answer.pages;
            // The text of the section is still on its way.
            if (withTexts && best && best.sections[0]!.snippet.length === 0 && best.sections[0]!.anchor) return;
            if (best) found.push({name, route: best.route, anchor: best.sections[0]!.anchor, words: best.sections[0]!.words});
            resolve();
          };
          ask();
        });
      }
      worker.terminate();
      return found;
    },
    [names, texts === 'with texts'] as const,
  );

test('every identifier that the search finds is visible and marked where it leads', async ({page}) => {
  test.setTimeout(300_000);
  const {names, hidden} = identifiers();
  expect(names.length).toBeGreaterThan(600);
  expect(hidden.length).toBeGreaterThan(100);
  await openAsleep(page, '/docs/about');
  // Texts come one by one; whether they have come changes which words are marked.
  const found = [...(await askWorker(page, names, 'without texts')), ...(await askWorker(page, hidden, 'with texts'))];
  expect(found.length, 'found').toBeGreaterThan(600);

  const unmarked: string[] = [];
  for (const path of new Set(found.map(({route}) => route))) {
    const inPage = found.filter(({route}) => route === path);
    await openAsleep(page, path);
    const missed = await page.evaluate(async (all): Promise<Unmarked[]> => {
      const {markArrival} = (await import(document.querySelector<HTMLFormElement>('form[data-search-box]')!.dataset.searchBox!)) as {
        markArrival: (anchor: string, words: string[]) => () => void;
      };
      const missed: Unmarked[] = [];
      const text = document.querySelector('main')!.textContent.toLowerCase();
      for (const {name, anchor, words} of all) {
        // Found by the names that a tool reads, which stand on no page.
        if (!text.includes(name.toLowerCase())) continue;
        const clear = markArrival(anchor, words);
        await new Promise(requestAnimationFrame);
        const ranges = [...(CSS.highlights.get('search-words') ?? [])] as Range[];
        const isShown = ranges.some(({startContainer}) => startContainer.parentElement!.checkVisibility({visibilityProperty: true}));
        if (!isShown)
          missed.push({name: `${name} at #${anchor} by ${words.join(' ')}`, why: ranges.length > 0 ? 'not shown' : 'nothing to mark'});
        clear();
      }
      return missed;
    }, inPage);
    unmarked.push(...missed.map(({name, why}) => `${path}: ${name}: ${why}`));
  }
  expect(unmarked).toEqual([]);
});

for (const name of ['allowsMobileUpload', 'EventHandler', 'getCurrentPosition']) {
  test(`a reader who searches for ${name}, which only the tab of another language has, sees it marked`, async ({page}) => {
    await open(page, '/docs/about');
    await openSearch(page);
    await ask(page, name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/-sdk\//);
    await expect
      .poll(() =>
        page.evaluate((name) => {
          const ranges = [...(CSS.highlights.get('search-words') ?? [])] as Range[];
          return ranges.some((range) => {
            const {top, bottom, width} = range.getBoundingClientRect();
            return (
              String(range).includes(name) &&
              range.startContainer.parentElement!.checkVisibility() &&
              width > 0 &&
              top > 0 &&
              bottom < innerHeight
            );
          });
        }, name),
      )
      .toBe(true);
  });
}
