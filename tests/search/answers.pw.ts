import {asOnPage} from '@x2p2p/search/asOnPage';
import {PAGES_SHOWN} from '@x2p2p/search/pagesShown';
import {builtEngine, linksOf} from '../../bench/search/builtEngine.ts';
import {ask, openSearch} from '../../bench/search/searchBox.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {expect, open, test} from '../page.ts';

/** A question of each kind: a word, a name, a code, one with a slip, by sound, in traditional characters, a sentence, and nothing to find. */
const QUESTIONS = ['鉴权', 'swarmId', 'X2-1005', 'aplyDynamicConfig', 'jifei', '計費說明', '分享率太低怎么办', '红烧牛肉'];

test('the box shows what the engine finds, in its order, and a page above its sections', async ({page, baseURL}) => {
  const find = builtEngine(BUILD_DIR);
  await open(page, '/docs/about');
  await openSearch(page);
  let links = 0;
  for (const question of QUESTIONS) {
    const found = find(question, PAGES_SHOWN);
    const pages = found.pages.map((page) => ({...page, sections: asOnPage(page.sections)}));
    const expected = linksOf({...found, pages}).map((link) => baseURL + link);
    expect(await ask(page, question), question).toEqual(expected);
    links += expected.length;
  }
  expect(links, 'links in all').toBeGreaterThan(QUESTIONS.length * 3);
});
