import {builtEngine} from '../../bench/search/builtEngine.ts';
import {ask, openSearch} from '../../bench/search/searchBox.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
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

/** What the search finds first for each name. Which words are marked depends on whether the texts have come. */
function firstFound(names: readonly string[], texts: 'with texts' | 'without texts'): Found[] {
  const find = builtEngine(BUILD_DIR, texts);
  return names.flatMap((name) => {
    const [best] = find(name, 1).pages;
    const [section] = best?.sections ?? [];
    return best && section ? [{name, route: best.route, anchor: section.anchor, words: section.words}] : [];
  });
}

test('every identifier that the search finds is visible and marked where it leads', async ({page}) => {
  test.setTimeout(300_000);
  const {names, hidden} = identifiers();
  expect(names.length).toBeGreaterThan(600);
  expect(hidden.length).toBeGreaterThan(100);
  const found = [...firstFound(names, 'without texts'), ...firstFound(hidden, 'with texts')];
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
        const ranges = [...(CSS.highlights.get('search-words') ?? [])] as Range[];
        const isShown = () => ranges.some(({startContainer}) => startContainer.parentElement!.checkVisibility({visibilityProperty: true}));
        // What stands behind a tab is shown by the next frame.
        if (!isShown()) await new Promise(requestAnimationFrame);
        if (!isShown())
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
