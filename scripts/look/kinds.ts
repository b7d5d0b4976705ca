import type {Page} from '@playwright/test';
import {runCheckUp} from '../../tests/checkUp.ts';
import {until} from '../../tests/lab/lab.ts';
import {isMain, retryButton, touch} from '../../tests/page.ts';
import {after, at, atRest, crashed, dark, live, menuOpen, searched, tabChanged, type State} from './states.ts';

/** One page of a kind, and the states that matter there. */
export type Kind = {readonly name: string; readonly path: string; readonly states: readonly State[]};

const kind = (name: string, path: string, ...states: State[]): Kind => ({name, path, states: [atRest, ...states]});

const press = (page: Page, name: string) => page.getByRole('button', {name, exact: true}).click();

/** A run of the laboratory, once its viewers pass segments on. */
const running = (button: string): State =>
  live(
    after('running', async (page) => {
      await press(page, button);
      await until(page, 'viewers pass segments on', ({p2pBytes}) => p2pBytes > 300_000, 60_000);
    }),
  );

/** A run whose viewers do not arrive. */
const withoutViewers = (button: string): State =>
  after('failed', async (page) => {
    await page.route(
      ({pathname}) => pathname.startsWith('/lab-viewer/'),
      (route) => route.abort(),
    );
    await press(page, button);
    await page.getByText('播放器没有下载成功').first().waitFor();
  });

/** The application does not arrive when the reader needs it. */
const withoutApplication: State = {
  name: 'failed',
  reach: async (page, path) => {
    await page.route(isMain, (route) => route.abort());
    await page.goto(path);
    await touch(page);
    await retryButton(page).waitFor();
  },
};

/** The results of the search page are all there. */
const ANSWERED = 'main [aria-busy="false"]';

/** Every kind of page: what differs in layout or in what can be operated. */
export const kinds: readonly Kind[] = [
  kind('home', '/', menuOpen, searched('search', '鉴权'), running('用我的浏览器真跑一次'), withoutViewers('用我的浏览器真跑一次'), dark),
  kind('intro', '/docs/intro', menuOpen, searched('search', 'swarmId'), searched('search-empty', 'zzqxv'), withoutApplication, dark),
  kind('about', '/docs/about', crashed),
  kind('price', '/docs/price'),
  kind('web-quick-start', '/docs/hls-sdk/quicestart', tabChanged('script 标签'), dark),
  kind('web-api', '/docs/hls-sdk/API'),
  kind('native-quick-start', '/docs/android-sdk/quicestart', tabChanged('Java')),
  kind('native-api', '/docs/android-sdk/API'),
  kind('history', '/docs/hls-sdk/history'),
  kind('category', '/docs/category/android-sdk'),
  kind('faq', '/docs/faq/Integration'),
  kind('legal', '/docs/protocol/Privacy'),
  kind('reference', '/api/x2-hlsjs'),
  kind('reference-class', '/api/x2-hlsjs/engine'),
  kind(
    'test-bench',
    '/api/test',
    live(
      after('running', async (page) => {
        await press(page, '运行');
        await page.getByRole('region', {name: '调用与结果'}).getByRole('article').waitFor();
      }),
    ),
    at('failed', '?engine=dash&method=getStats', '[role="alert"]'),
  ),
  kind('blog', '/blog', menuOpen),
  kind('post', '/blog/first-blog-post', dark),
  kind('post-with-figure', '/blog/mdx-blog-post'),
  kind('archive', '/blog/archive'),
  kind('authors', '/blog/authors'),
  kind('tags', '/blog/tags'),
  kind('tag', '/blog/tags/hello'),
  kind('search-page', '/search', at('search', '?q=鉴权', ANSWERED), at('search-empty', '?q=zzqxv', ANSWERED)),
  kind('lab', '/lab', running('开始'), withoutViewers('开始'), at('notice', '?viewers=99&compare=1', '[data-lab-notices]'), dark),
  kind('tools', '/tools'),
  kind('tool-check-up', '/tools/check-up', live(after('done', runCheckUp))),
  kind('tool-config', '/tools/config', at('failed', `?options=${encodeURIComponent('{"a": 1}')}`, '[data-config-problems]')),
  kind(
    'tool-cost',
    '/tools/cost',
    after('done', async (page) => {
      await press(page, '计算范围');
      await page.locator('[data-simulation="done"]').waitFor();
    }),
  ),
  kind('tool-latency', '/tools/latency', at('failed', '?d=2&n=5', '[data-finding="no-room"]')),
  kind(
    'tool-cause',
    '/tools/no-p2p',
    after('done', (page) => press(page, '找原因')),
  ),
  kind(
    'tool-stream-doctor',
    '/tools/stream-doctor',
    after('failed', async (page) => {
      await page.getByLabel('m3u8 文本').fill('这不是播放列表');
      await press(page, '检查');
      await page.locator('[data-problem]').waitFor();
    }),
  ),
  kind(
    'tool-swarm-id',
    '/tools/swarm-id',
    after('done', async (page) => {
      await press(page, '给两边设同一个 swarmId');
      await page.locator('[data-verdict]').scrollIntoViewIfNeeded();
    }),
  ),
  kind('licenses', '/licenses'),
  kind('every-construct', '/markdown-page', dark),
  kind('not-found', '/404'),
];
