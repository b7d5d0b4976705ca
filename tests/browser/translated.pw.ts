import type {Page} from '@playwright/test';
import {checkedUp, startCheckUp} from '../checkUp.ts';
import {expect, hydrated, open, openAsleep, test} from '../page.ts';
import {translate} from '../translator.ts';

// Readers have pages translated by their browser, which takes the text nodes of the page out of the document (`tests/translator.ts`). What they
// then do has to give the words that it gives without: each step below makes text come, go or change.

type Step = (page: Page) => Promise<unknown>;
type Journey = {
  readonly path: string;
  readonly steps: Readonly<Record<string, Step>>;
  /** Figures differ from run to run. */
  readonly measures?: boolean;
  /** Where the words are, if not in the main part: what a stream brings comes in no order. */
  readonly within?: string;
};

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page
      .getByRole('button', {name, exact: typeof name === 'string'})
      .first()
      .click();
// By key: the boxes are drawn by their words.
const choose =
  (name: string | RegExp): Step =>
  (page) =>
    page
      .getByRole('radio', {name, exact: typeof name === 'string'})
      .first()
      .press('Space');
const tick =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('checkbox', {name}).click({force: true});
const fill =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page.getByLabel(label).first().fill(text);
const select =
  (label: string, value: string): Step =>
  (page) =>
    page.getByLabel(label).selectOption(value);
const slide =
  (name: string | RegExp, key: string): Step =>
  (page) =>
    page.getByRole('slider', {name}).first().press(key);
const search =
  (text: string): Step =>
  (page) =>
    page.locator('main input').first().fill(text);
const unfold: Step = (page) => page.locator('main details:not(.theme-doc-toc-mobile, [open]) > summary').first().click();
const all =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };
const seen =
  (selector: string): Step =>
  (page) =>
    expect(page.locator(selector).first()).toBeVisible({timeout: 45_000});
const said =
  (role: 'status' | 'alert', text: string | RegExp): Step =>
  (page) =>
    expect(page.locator('main').getByRole(role).filter({hasText: text}).first()).toBeAttached({timeout: 45_000});
const leaveAndReturn: Step = async (page) => {
  await page.locator('.navbar').getByRole('link', {name: '计费说明'}).first().click();
  await expect(page.locator('main h1').first()).toHaveText('计费说明');
  await page.goBack();
  await expect(page.locator('main h1').first()).toBeVisible();
};

test.use({actionTimeout: 15_000});

const journeys: readonly Journey[] = [
  {
    path: '/tools/check-up',
    measures: true,
    // How fast this machine is differs, and the sum of it all with it.
    within: 'main :is([aria-label="开始"], [data-probe]:not([data-probe="data-channel"]))',
    steps: {
      'a policy that forbids everything': all(
        fill('Content-Security-Policy', "default-src 'none'"),
        fill('播放地址', 'https://cdn.x2p2p.example/a.m3u8'),
      ),
      'a field that is wrong': fill('STUN', 'http://x'),
      'the field set right': fill('STUN', ''),
      'begun and broken off': all(startCheckUp, press('取消')),
      done: all(press(/开始体检|再测一次/), checkedUp, (page) => expect(page.locator('[data-verdict]')).not.toContainText(/正在测|会测/)),
      'other fields': fill('播放地址', ''),
      copied: press('复制文字'),
    },
  },
  {
    path: '/tools/config',
    steps: {
      'the options': all((page) => page.getByText('可以写哪些选项').click(), seen('main table')),
      Android: choose('Android · Kotlin'),
      iOS: choose('iOS · Swift'),
      Windows: choose('Windows · C++'),
      Shaka: choose('Shaka Player'),
      'HLS.js': choose('HLS.js'),
      'on demand': choose('点播'),
      'never uploads': choose('从不上传'),
      'always uploads': choose('任何网络'),
      'without consent': tick('观众同意之前不使用 P2P'),
      'with consent': tick('观众同意之前不使用 P2P'),
      problems: all(fill('其他选项（JSON）', '{"highDemandTimeWindow": -1, "nonsense": 1, "core": 2}'), fill('Tracker', 'nonsense')),
      'fewer problems': fill('Tracker', ''),
      'problems of Android': choose('Android · Kotlin'),
      'no problems': fill('其他选项（JSON）', ''),
      'the importer': (page) => page.getByText('已经在用 p2p-media-loader 或 CDNBye？').click(),
      'nothing imported': all(fill('JSON 或 JavaScript 对象', 'nonsense('), press('导入')),
      imported: all(
        fill('JSON 或 JavaScript 对象', '{core: {highDemandTimeWindow: 20}}'),
        press('导入'),
        seen('[data-config-import] table'),
      ),
      'imported in part': all(
        fill('JSON 或 JavaScript 对象', '{p2pConfig: {}, token: "a", live: true, trackerZone: "eu", getStats: () => 1}'),
        press('导入'),
      ),
      'the example': press('恢复例子'),
      copied: press('复制这份配置的链接'),
    },
  },
  {
    path: '/tools/cost',
    steps: {
      'by peak': choose('按 95 峰值带宽'),
      'by traffic': choose('按流量'),
      'a loss': fill('P2P 单价', '9'),
      'another loss': fill('固定支出', '1000'),
      'no number': fill('平均码率', 'x'),
      'a number': fill('平均码率', '4'),
      computed: all(press('计算范围'), seen('[data-simulation="done"]')),
      'a saving, out of date': fill('P2P 单价', '0.01'),
      'nothing to pay': fill('CDN 单价', '0'),
      'no bill': all(press('计算范围'), (page) => expect(page.locator('main')).toContainText('算不出比例', {timeout: 45_000})),
      'the example': press('恢复例子'),
      'computed again': all(
        press('计算范围'),
        (page) => expect(page.locator('main')).not.toContainText('算不出比例', {timeout: 45_000}),
        seen('[data-simulation="done"]'),
      ),
      'the figures': unfold,
      copied: press(/链接/),
    },
  },
  {
    path: '/tools/latency',
    steps: {
      'no room': slide('播放列表里的切片数', 'Home'),
      'much room': slide('播放列表里的切片数', 'End'),
      'long segments': slide('切片时长', 'End'),
      'few viewers': fill('同时观看的人数', '1'),
      'slow uplink': fill('一位观众的上行', '0.1'),
      'no number': fill('一位观众的上行', '-'),
      'own start': slide('liveSyncDurationCount', 'ArrowRight'),
      'the figures': unfold,
      'the example': press('恢复例子'),
      copied: press(/链接/),
    },
  },
  {
    path: '/tools/stream-doctor',
    steps: {
      'the example': all(
        press('检查'),
        (page) => expect(page.locator('main')).toContainText('群组', {timeout: 45_000}),
        seen('[data-phase="idle"]:not(:empty)'),
      ),
      'no playlist': all(fill('m3u8 文本', 'nonsense'), press('检查'), seen('[data-problem]')),
      'on demand': all(
        fill('m3u8 文本', '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\na.ts\n#EXTINF:4,\nb.ts\n#EXT-X-ENDLIST\n'),
        press('检查'),
        seen('main [data-finding]'),
      ),
      'a token in the address': all(
        fill('这份播放列表的地址', 'https://cdn.x2p2p.example/a.m3u8?token=1'),
        press('检查'),
        seen('main [data-finding]'),
      ),
      'an address': all(choose('填地址'), fill('m3u8 地址', 'nonsense')),
      refused: all(fill('m3u8 地址', 'http://localhost:9/a.m3u8'), press('检查'), seen('[data-problem]')),
      'pasted instead': press('改为粘贴文本'),
      'the example again': all(press('恢复例子'), seen('main [data-finding]')),
      'the figures': unfold,
      copied: press('复制结果'),
    },
  },
  {
    path: '/tools/swarm-id',
    steps: {
      'the same swarmId': press('给两边设同一个 swarmId'),
      'mixed up': press('看一个串台的例子'),
      'another engine': choose('x2-shaka'),
      'a native one': choose('原生 SDK'),
      'a rendition': fill('清晰度或音轨', '#EXT-X-STREAM-INF:BANDWIDTH=1280000,RESOLUTION=1280x720'),
      'a wrong tracker': fill('Tracker', 'nonsense'),
      'a tracker': fill('Tracker', 'wss://tracker.x2p2p.example/announce'),
      'no address': fill('播放地址', ''),
      'the example': press('恢复例子'),
      copied: press('复制结果'),
    },
  },
  {
    path: '/api/test',
    measures: true,
    within: 'main :is([aria-label="调用"], [aria-label="调用与结果"])',
    steps: {
      'a mistake': all(fill('参数（JSON）', '{x'), press('运行')),
      'the example': press('恢复例子'),
      'a call': all(press('运行'), said('status', '已返回')),
      'without arguments': select('方法', 'getStats'),
      'a result': all(press('运行'), said('status', 'getStats()：已返回')),
      refused: all(
        select('方法', 'constructor'),
        fill('参数（JSON）', '{"core": {"announceTrackers": ["wss://tracker.x2p2p.example/announce"]}}'),
        press('运行'),
        said('status', 'X2-1001'),
      ),
      'begun anew': press('全部重来'),
      'the other engine': select('引擎', 'shaka'),
      'a call of it': all(select('方法', 'getConfig'), press('运行'), said('status', 'getConfig()：已返回')),
    },
  },
  {
    path: '/search?q=鉴权',
    steps: {
      found: seen('main [aria-busy="false"]'),
      another: all(search('Tracker'), seen('main [aria-busy="false"]')),
      nothing: all(search('zzzzqqqq'), seen('main [aria-busy="false"]')),
      something: all(search('群组标识'), seen('main [aria-busy="false"]')),
      'no question': search(''),
      'the first again': all(search('鉴权'), seen('main [aria-busy="false"]')),
    },
  },
  {
    path: '/docs/intro',
    within: '[role="dialog"]',
    steps: {
      opened: all((page) => page.keyboard.press('/'), seen('[role="dialog"] input')),
      found: all((page) => page.locator('[role="dialog"] input').first().fill('鉴权'), seen('[role="dialog"] [role="option"]')),
      another: all((page) => page.locator('[role="dialog"] input').first().fill('Tracker'), seen('[role="dialog"] [role="option"]')),
      nothing: (page) => page.locator('[role="dialog"] input').first().fill('zzzzqqqq'),
      emptied: (page) => page.locator('[role="dialog"] input').first().fill(''),
      'found again': all((page) => page.locator('[role="dialog"] input').first().fill('灰度'), seen('[role="dialog"] [role="option"]')),
    },
  },
  {
    path: '/blog/mdx-blog-post',
    steps: {
      longer: slide('切片时长', 'End'),
      'none ahead': slide('播放列表切片数', 'Home'),
      'more ahead': slide('播放列表切片数', 'End'),
      'a wider window': slide('高需求窗口', 'End'),
      'from the end': choose(/hls\.js 自己的默认/),
      'the figures': unfold,
      'elsewhere and back': leaveAndReturn,
    },
  },
  {
    path: '/docs/hls-sdk/quicestart',
    steps: {
      'another tab': (page) => page.getByRole('tab', {selected: false}).first().click(),
      'the first tab': (page) => page.getByRole('tab', {selected: false}).first().click(),
      'elsewhere and back': leaveAndReturn,
    },
  },
  {
    path: '/lab',
    steps: {
      'more viewers': press('增加一位观众'),
      'fewer viewers': all(press('减少一位观众'), press('减少一位观众')),
      'on demand': choose('点播'),
      live: choose('模拟直播'),
      compared: (page) => page.getByRole('checkbox', {name: /对照/}).check(),
      'not compared': (page) => page.getByRole('checkbox', {name: /对照/}).uncheck(),
      'another window': slide(/高需求窗口/, 'End'),
      'a token without its tracker': all(unfold, fill('访问令牌 token', 'a')),
      'a wrong tracker': fill('Tracker 地址', 'nonsense'),
      neither: all(fill('Tracker 地址', ''), fill('访问令牌 token', '')),
      copied: press('复制带设置的链接'),
      'elsewhere and back': leaveAndReturn,
    },
  },
];

/** What a reader sees, in the order of the page, word for word. */
async function words(page: Page, {within = 'main', measures = false}: Journey): Promise<string[]> {
  const texts = await page.locator(within).evaluateAll((elements) => elements.map((element) => (element as HTMLElement).innerText));
  return texts.flatMap((text) => (measures ? text.replaceAll(/[\d.,]+/g, '#') : text).split(/\s+/));
}

for (const [when, begin] of Object.entries({
  'before the application starts': async (page: Page, path: string) => {
    await openAsleep(page, path);
    await translate(page);
    await hydrated(page);
  },
  'after the application has started': async (page: Page, path: string) => {
    await open(page, path);
    await translate(page);
  },
})) {
  for (const journey of journeys) {
    test(`${journey.path}${journey.within ?? ''}: translated ${when}, it says what it says untranslated`, async ({
      page,
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const steps = Object.entries(journey.steps);
      expect(steps.length).toBeGreaterThan(2);
      const context = await browser.newContext({baseURL: baseURL!, locale: 'zh-CN', viewport: page.viewportSize()});
      const original = await context.newPage();
      await open(original, journey.path);
      await begin(page, journey.path);
      expect(await page.locator('main font').count(), 'the translator is at work').toBeGreaterThan(5);
      for (const [name, step] of steps) {
        await step(original);
        await step(page);
        await expect(async () => expect(await words(page, journey), name).toEqual(await words(original, journey))).toPass({
          timeout: 40_000,
        });
      }
      await expect(page.locator('main'), 'one page, not two').toHaveCount(await original.locator('main').count());
      await context.close();
    });
  }
}
