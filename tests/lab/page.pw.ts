import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {startTracker} from '@x2p2p/tracker';
import {inWords, loadAxe} from '../axe.ts';
import {onConnection, SAVING} from '../connection.ts';
import {expect, hydrated, navbarLink, test, watchRequests} from '../page.ts';
import {watchShifts} from '../shifts.ts';
import {DESKTOP, PHONE} from '../viewports.ts';
import {figures, isLabTraffic, openLab, row, until, untilConnected} from './lab.ts';

test('nothing of the laboratory is loaded before the visitor starts it', async ({page}) => {
  const requests = watchRequests(page, isLabTraffic);
  await openLab(page, '');
  await page.mouse.wheel(0, 4000);
  await page.getByRole('heading', {name: '这些数说明什么，不说明什么'}).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await expect(page.getByText(/第一分钟最多从服务器下载 \d/)).toBeVisible();
  expect((await figures(page)).phase).toBe('idle');
});

test('works with the keyboard alone', async ({page}) => {
  await openLab(page, '?viewers=2');
  const fewer = page.getByRole('button', {name: '减少一位观众'});
  await fewer.focus();
  await page.keyboard.press('Enter');
  await expect(fewer).toBeDisabled();
  await expect(fewer, 'the last press keeps the focus').toBeFocused();
  await page.getByRole('radio', {name: '模拟直播'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/viewers=1&mode=vod/);
  await page.getByRole('button', {name: '开始'}).focus();
  await page.keyboard.press('Enter');
  await until(page, 'one viewer, no ceiling', ({viewers, ceiling, segments}) => viewers === 1 && ceiling === 0 && segments > 3);
  await expect(page.locator('[data-lab-announcer]')).not.toHaveText('');
});

test('the address follows the settings, and the settings the address', async ({page}) => {
  await openLab(page, '?mode=vod#tuning');
  await hydrated(page);
  const writes = await page.evaluateHandle(() => {
    const urls: unknown[] = [];
    const {replaceState} = history;
    history.replaceState = function (state, unused, url) {
      urls.push(url);
      replaceState.call(this, state, unused, url);
    };
    return urls;
  });
  const slider = page.getByRole('slider', {name: /高需求窗口/});
  for (let press = 0; press < 5; press++) await slider.press('ArrowRight');
  await expect(page, 'the heading stays').toHaveURL(/\/lab\?mode=vod&window=9#tuning$/);
  // Browsers refuse about a hundred writes in half a minute, which one drag would reach.
  expect(await writes.evaluate((urls) => urls.length)).toBeLessThan(5);
  await page.getByRole('link', {name: '实验室', exact: true}).first().click();
  await expect(page.getByRole('radio', {name: '模拟直播'})).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', {name: '点播'})).toBeChecked();
  await expect(slider).toHaveValue('9');
  await page.reload();
  await expect(slider).toHaveValue('9');
});

test('links to the page itself leave a run and its settings as they are', async ({page}) => {
  await openLab(page, '?viewers=2&mode=vod&window=9&start=1');
  await until(page, 'segments come', ({segments}) => segments > 2);
  await page.locator('.theme-announcement-bar').getByRole('link', {name: '实验室'}).click();
  await navbarLink(page, '实验室').click();
  await expect(page).toHaveURL(/\/lab\?viewers=2&mode=vod&window=9$/);
  await expect(page.getByRole('radio', {name: '点播'})).toBeChecked();
  await expect(page.getByRole('slider', {name: /高需求窗口/})).toHaveValue('9');
  await expect(page.locator('[data-lab-log]')).not.toContainText(/已重新开始|改了设置/);
  expect((await figures(page)).segments).toBeGreaterThan(2);
});

for (const [search, sentence] of [
  ['?viewers=99', '地址里的 viewers 应为：1 到 8 的整数。已改用默认值。'],
  ['?mode=dvr', '地址里的 mode 应为：live、vod。已改用默认值。'],
] as const) {
  test(`${search} gets one sentence and a safe default`, async ({page}) => {
    await openLab(page, search);
    await expect(page.locator('[data-lab-notices] li')).toHaveText([sentence]);
    await expect(page.getByLabel('观众人数').locator('output')).toHaveText('4');
  });
}

for (const [width, letters, rows] of [
  [320, '100%', [2, 3]],
  [390, '100%', [2, 3]],
  [768, '100%', [5]],
  [1280, '100%', [5]],
  [390, '200%', [1, 1, 1, 1, 1]],
] as const) {
  test(`no reading is left alone in its row: ${width} px, letters of ${letters}`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await openLab(page, '');
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    const bottoms = await page
      .getByRole('region', {name: '分享率', exact: true})
      .locator('dl > div')
      .evaluateAll((readings) => readings.map((reading) => Math.round(reading.getBoundingClientRect().bottom)));
    expect([...new Set(bottoms)].map((bottom) => bottoms.filter((one) => one === bottom).length)).toEqual(rows);
  });
}

test('its panels stand between the edges of the footer', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 900});
  await openLab(page, '');
  const [panel, footer] = await Promise.all(
    ['main > section', '.footer__bottom'].map((selector) => page.locator(selector).first().boundingBox()),
  );
  expect([panel!.x, panel!.width]).toEqual([footer!.x, footer!.width]);
});

test('before a run nothing empty stands there: no viewers, ledger, log or fault to choose', async ({page}) => {
  await openLab(page, '?viewers=2&mode=vod&compare=1');
  const parts = ['观众', '群组', '对照', '事件记录', '账本'].map((name) => page.getByRole('region', {name, exact: true}));
  for (const part of parts) await expect(part).toHaveCount(0);
  const faults = page.getByRole('region', {name: '制造故障', exact: true});
  await expect(faults.getByRole('button')).toHaveCount(0);
  await expect(faults).toContainText('开始之后');
  await page.getByRole('button', {name: '开始', exact: true}).click();
  for (const part of parts) await expect(part).toBeVisible();
  await expect(faults.getByRole('button', {name: '切断 Tracker', exact: true})).toBeEnabled();
});

test('the bar draws P2P first, so that the mark of the ceiling stands at its own percentage', async ({page}) => {
  await openLab(page, '');
  const bar = page.getByRole('img', {name: /^P2P [\d.]+%，HTTP/});
  const [, p2p, , ceiling] = /P2P ([\d.]+%)，HTTP ([\d.]+%)，上限 ([\d.]+)%/.exec((await bar.getAttribute('aria-label'))!)!;
  const at = (name: string) =>
    bar.locator(`[class*="${name}"]`).evaluate((part) => {
      const [{x, width}, whole] = [part.getBoundingClientRect(), part.parentElement!.getBoundingClientRect()];
      return {from: ((x - whole.x) / whole.width) * 100, share: (width / whole.width) * 100};
    });
  expect((await at('p2p')).from).toBeCloseTo(0, 0);
  expect((await at('p2p')).share).toBeCloseTo(Number.parseFloat(p2p!), 0);
  expect((await at('ceiling')).from).toBeCloseTo(Number(ceiling), 0);
});

test('without a control group the second figure says what P2P must not cost', async ({page}) => {
  await openLab(page, '?viewers=2&mode=vod&compare=0&start=1');
  await until(page, 'segments come', ({segments}) => segments > 2);
  await expect(page.getByRole('region', {name: '分享率', exact: true})).toContainText(/播放卡顿\s*\d+ 次/);
  await expect(page.getByRole('region', {name: '对照', exact: true})).toHaveCount(0);
});

test('before a run the last recorded one is shown, with its day, and as what it is', async ({page}) => {
  await openLab(page, '');
  const ratio = page.getByRole('region', {name: '分享率', exact: true});
  await expect(page.getByText(/\d{4}-\d{2}-\d{2} 录下的一次/)).toBeVisible();
  await expect(ratio).toContainText(/\d+\.\d%\s*分享率，录下的一次/);
  expect((await ratio.innerText()).match(/\d%/g), 'the share, and the ceiling').toHaveLength(2);
  await expect(page.getByText('开始前 20 s'), 'the picture says that it begins before the run').toBeVisible();
  await expect(page.getByRole('img', {name: /^观众 1：图中 60 s 里，HTTP \d+ 个切片，P2P \d+ 个/})).toBeVisible();
  expect((await figures(page)).httpBytes, 'the ledger is of this browser').toBe(0);
});

test('a control group runs unasked on a device that can run two groups, and says so before it starts', async ({page}) => {
  await openLab(page, '', {cores: 4});
  await hydrated(page);
  const compared = page.getByRole('checkbox', {name: /对照/});
  const most = async () => Number(/最多从服务器下载 ([\d.]+) MB/.exec((await page.locator('main').textContent())!)![1]);
  await expect(compared).toBeChecked();
  const withControl = await most();
  await page.getByRole('button', {name: '增加一位观众'}).click();
  await expect(compared, 'more viewers than cores').not.toBeChecked();
  await expect(page).toHaveURL(/\/lab\?viewers=5$/);
  await page.getByRole('button', {name: '减少一位观众'}).click();
  await compared.uncheck();
  await expect(page).toHaveURL(/\/lab\?compare=0$/);
  expect(await most()).toBeLessThan(withControl);
});

test.describe('in a window of 1280 × 800', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('a fault, the timeline and the viewers are on one screen, and a run moves nothing', async ({page}) => {
    await openLab(page, '?viewers=4&mode=live');
    await hydrated(page);
    // What follows makes room for the viewers, the ledger and the buttons of faults, which come with the run.
    const below = 'main > :first-child ~ *, [aria-label="调参"], div:has(> [aria-label="另一台设备"])';
    const shifts = await watchShifts(page, {afterInput: true, except: `[data-panel] ol, ${below}`});
    await page.getByRole('button', {name: '开始', exact: true}).click();
    await until(page, 'bytes come', ({segments}) => segments > 4);
    expect((await shifts()).moved, 'outside of the lanes and above what the run brings').toBe('');
    const seat = page.getByRole('region', {name: '观众', exact: true}).getByRole('listitem').first();
    await seat.evaluate((element) => element.scrollIntoView({block: 'end'}));
    for (const part of [
      page.getByRole('region', {name: '缓冲时间线'}),
      page.getByRole('region', {name: '分享率', exact: true}),
      page.getByRole('button', {name: '停止', exact: true}),
      page.getByRole('button', {name: '切断 Tracker', exact: true}),
      page.getByRole('region', {name: '事件列表'}),
      seat,
    ]) {
      await expect(part).toBeInViewport({ratio: 0.99});
    }
  });
});

test.describe('in a window of 1280 × 900', () => {
  test.use({viewport: DESKTOP});

  const side = (page: Page) =>
    page.getByRole('region', {name: '制造故障', exact: true}).evaluate((faults) => {
      const column = faults.parentElement!;
      return {cut: column.scrollHeight - column.clientHeight, bottom: Math.round(column.getBoundingClientRect().bottom)};
    });

  test('the column of what can be done is whole, and its log no higher than what it tells', async ({page}) => {
    await openLab(page, '?viewers=2');
    const start = page.getByRole('button', {name: '开始', exact: true});
    expect(await side(page)).toMatchObject({cut: 0});
    const controls = page.getByRole('region', {name: '实验设置'});
    expect((await start.boundingBox())!.width, 'the first press is as wide as its column').toBe((await controls.boundingBox())!.width);
    await start.click();
    await until(page, 'segments come', ({segments}) => segments > 4);
    const running = await side(page);
    expect(running.cut).toBe(0);
    expect(running.bottom).toBeLessThan(DESKTOP.height);
    const gap = await page.locator('[data-lab-log]').evaluate((log) => log.parentElement!.clientHeight - log.clientHeight);
    expect(gap, 'a line or two are kept free').toBeLessThan(64);
  });
});

test('a run is saved as JSON, and its link restores the settings', async ({page}) => {
  await openLab(page, '?viewers=2&mode=vod&window=3&start=1');
  await until(page, 'something to save', ({segments}) => segments > 4);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: '保存为 JSON'}).click();
  const record = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as Record<string, unknown> & {link: string};
  expect(record).toMatchObject({kind: 'x2-lab-run', settings: {viewers: 2, mode: 'vod', options: {highDemandTimeWindow: 3}}});
  expect(JSON.stringify(record), 'no peer ids').not.toContain('-PM02');
  expect(record.tape, 'enough to show the run again').toMatchObject({arrivals: {4: {seat: expect.any(Number)}}, positions: {0: {}}});
  await openLab(page, new URL(record.link).search);
  await expect(page.getByLabel('观众人数').locator('output')).toHaveText('2');
  await expect(page.getByRole('radio', {name: '点播'})).toBeChecked();
});

test('another tab of the same browser joins', async ({page, context}) => {
  const other = await context.newPage();
  await Promise.all([openLab(page, '?viewers=1&mode=live&start=1'), openLab(other, '?viewers=1&mode=live&start=1')]);
  const now = await until(page, 'the other tab is seen', ({outsidePeers}) => outsidePeers === 1);
  expect(now.ceiling).toBe(0.5);
});

test('with a real tracker, another browser joins', async ({page, browser}) => {
  const tracker = await startTracker({port: 0, tokens: ['lab-test']});
  const stranger = await browser.newContext();
  try {
    for (const one of [page, await stranger.newPage()]) {
      await openLab(one, '?viewers=1&mode=live');
      await one.getByText('换成真实的 Tracker').click();
      await one.getByLabel('Tracker 地址').fill(tracker.url);
      await expect(one.getByText('还缺访问令牌')).toBeVisible();
      await one.getByLabel('访问令牌').fill('lab-test');
      await one.getByRole('button', {name: '开始'}).click();
    }
    await until(page, 'the other browser is seen', ({outsidePeers}) => outsidePeers === 1);
    expect(page.url()).not.toContain('lab-test');
  } finally {
    await stranger.close();
    await tracker.close();
  }
});

test('a tracker that cannot be used is marked as such, and no run starts without it', async ({page}) => {
  await openLab(page, '?viewers=1');
  const summary = page.getByText('换成真实的 Tracker');
  const [address, token, start] = [
    page.getByLabel('Tracker 地址'),
    page.getByLabel('访问令牌'),
    page.getByRole('button', {name: '开始', exact: true}),
  ];
  await summary.click();
  await address.fill('http://tracker.x2p2p.example');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/应以 wss:\/\/ 开头/);
  await summary.click();
  await start.click();
  await expect(address, 'unfolded again').toBeFocused();
  await address.fill('wss://tracker.x2p2p.example/announce');
  await expect(address).toHaveAttribute('aria-invalid', 'false');
  await start.click();
  await expect(token).toBeFocused();
  await expect(token).toHaveAccessibleDescription(/还缺访问令牌/);
  await token.fill('lab-test');
  await address.fill('');
  await start.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/还缺 Tracker 地址/);
  expect((await figures(page)).phase).toBe('idle');
});

test('the accessible name of the section on how to read the figures is its heading alone', async ({page}) => {
  await openLab(page, '');
  await expect(page.getByRole('region', {name: '这些数说明什么，不说明什么', exact: true})).toBeVisible();
});

test('who slows a viewer down is not told that the device is too slow', async ({page}) => {
  await openLab(page, '?viewers=2&mode=live&start=1');
  await until(page, 'both play', ({segments}) => segments > 8);
  await page.getByRole('button', {name: '限速到 96 kbit/s'}).click();
  /** The viewer says that it is a minute behind; to let it fall back would take that minute. */
  const fallBehind = async (seat: number): Promise<void> => {
    const frame = await (await page.locator(`iframe[title="观众 ${seat} 的播放器"]`).elementHandle()).contentFrame();
    await frame!.evaluate(() =>
      window.parent.postMessage(
        {type: 'report', report: {state: 'playing', latencySeconds: 60, ownPeerIds: [], peerIds: []}},
        window.location.origin,
      ),
    );
  };
  await fallBehind(1);
  await expect(page.locator('[data-lab-notices] li')).toHaveText([/^限速的观众曾落到直播窗口之外/]);
  await fallBehind(2);
  await expect(page.locator('[data-lab-notices] li')).toHaveText([/带不动这么多观众/]);
});

test.describe('what a browser may lack', () => {
  test('WebRTC: one sentence, and it plays from the server', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(globalThis, name);
    });
    await openLab(page, '?viewers=2&mode=live&start=1');
    await expect(page.locator('[data-lab-notices] li')).toHaveText([/没有 WebRTC/]);
    const now = await until(page, 'it plays', ({segments}) => segments > 8);
    expect(now.p2pBytes).toBe(0);
  });

  test('unblocked connections: one sentence, and it plays from the server', async ({page}) => {
    await page.addInitScript(() => {
      const Native = globalThis.RTCPeerConnection;
      globalThis.RTCPeerConnection = class extends Native {
        constructor(configuration?: RTCConfiguration) {
          // Allows only relays, and there is none: what some policies and extensions do.
          super({...configuration, iceTransportPolicy: 'relay'});
        }
      };
    });
    await openLab(page, '?viewers=2&mode=live&start=1');
    await expect(page.locator('[data-lab-notices] li')).toHaveText([/观众之间没有连上/], {timeout: 40_000});
    const now = await until(page, 'it plays', ({segments}) => segments > 8);
    expect(now.p2pBytes).toBe(0);
    await page.getByRole('button', {name: '停止', exact: true}).click();
    await expect(page.locator('[data-lab-notices] li'), 'its figures stay, and so does what they come from').toHaveText([
      /观众之间没有连上/,
    ]);
  });

  test('storage: one sentence, and this page’s viewers still share', async ({page}) => {
    await page.addInitScript(() => {
      globalThis.BroadcastChannel = class {
        constructor() {
          throw new DOMException('denied', 'SecurityError');
        }
      } as unknown as typeof BroadcastChannel;
    });
    await openLab(page, '?viewers=2&mode=live&start=1');
    await expect(page.locator('[data-lab-notices] li')).toHaveText([/站点存储/]);
    await untilConnected(page, 2);
  });

  test('the foreground: one sentence about what does not count', async ({page}) => {
    await openLab(page, '?viewers=2&mode=vod&start=1');
    await until(page, 'it runs', ({segments}) => segments > 4);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', {configurable: true, value: true});
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.locator('[data-lab-notices] li')).toHaveText([/不在前台/]);
  });

  test('an unmetered connection: it says how much it will download', async ({page}) => {
    await onConnection(page, SAVING);
    await openLab(page, '?viewers=2&mode=vod');
    await expect(page.getByText(/省流量模式.*最多从服务器下载 [\d.]+ MB/)).toBeVisible();
  });

  test('a player: one sentence, and nothing starts', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'MediaSource');
      Reflect.deleteProperty(globalThis, 'ManagedMediaSource');
    });
    await page.goto('/lab?viewers=2&start=1');
    await expect(page.locator('[data-lab-notices] li')).toHaveText([/不能用 hls\.js 播放/]);
    await expect(page.getByRole('button', {name: '开始'})).toBeDisabled();
    await expect(page.getByRole('heading', {name: '这些数说明什么，不说明什么'})).toBeVisible();
  });
});

test('idle, running and finished, it has no accessibility fault that axe can find', async ({page}) => {
  const faults = async (): Promise<string[]> => {
    await loadAxe(page);
    // The viewers' frames are pictures without controls; the page around them describes them.
    const {violations} = await page.evaluate(() => window.axe.run({include: 'main', exclude: 'iframe'}, {iframes: false}));
    return inWords(violations);
  };
  await openLab(page, '?viewers=2&mode=vod&compare=1');
  expect(await faults(), 'idle').toEqual([]);
  await page.getByRole('button', {name: '开始', exact: true}).click();
  await until(page, 'it runs', ({segments}) => segments > 8);
  expect(await faults(), 'running').toEqual([]);
  await page.getByRole('button', {name: '停止', exact: true}).click();
  await expect(page.getByRole('button', {name: '再跑一次'})).toBeVisible();
  expect((await figures(page)).segments, 'the figures stay').toBeGreaterThan(8);
  await expect(row(page, 1), 'nobody plays any more').toContainText('已结束');
  await expect(row(page, 1)).not.toContainText('播放中');
  expect(await faults(), 'finished').toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('the ratio and the lanes of a run stay at the top, on less than half of the screen', async ({page}) => {
    await openLab(page, '?viewers=4');
    const panel = page.locator('[data-panel]', {has: page.getByRole('region', {name: '分享率', exact: true})});
    const lookAtSettings = () => page.getByRole('region', {name: '调参'}).evaluate((element) => element.scrollIntoView({block: 'end'}));
    await lookAtSettings();
    await expect(panel, 'a run that is over covers nothing').not.toBeInViewport();
    await page.getByRole('button', {name: '开始', exact: true}).click();
    await until(page, 'it runs', ({segments}) => segments > 2);
    await lookAtSettings();
    await expect(panel).toBeInViewport({ratio: 0.99});
    expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(PHONE.height * 0.45);
  });

  test('the comparison keeps its place when it starts, and the ledger shows every figure, named, without sideways scrolling', async ({
    page,
  }) => {
    await openLab(page, '?viewers=2&mode=vod&compare=1');
    const ledger = page.getByRole('region', {name: '账本表格'});
    const height = () => page.getByRole('region', {name: '对照'}).evaluate(({clientHeight}) => clientHeight);
    await page.getByRole('button', {name: '开始', exact: true}).click();
    const first = await height();
    await until(page, 'both share', ({segments, p2pBytes}) => segments > 4 && p2pBytes > 0);
    expect(await ledger.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    const cells = row(page, 2).getByRole('cell');
    await expect(cells).toHaveCount((await page.getByRole('columnheader').count()) - 1);
    const names = await cells.evaluateAll((all) => all.slice(1).map((cell) => getComputedStyle(cell, '::before').content));
    expect(names[0]).toContain('■ HTTP 下载');
    expect(names.filter((name) => name === 'none')).toEqual([]);
    expect(await height(), 'what follows the comparison moved').toBe(first);
  });

  test('a run takes the settings away but for a line, and leaves what was pressed where it was', async ({page}) => {
    await openLab(page, '?viewers=2&mode=vod');
    const settings = page.getByRole('region', {name: '实验设置'});
    const pressed = settings.getByRole('button', {name: /^(开始|停止)$/});
    const before = {button: await pressed.boundingBox(), height: (await settings.boundingBox())!.height};
    await pressed.click();
    await until(page, 'both share', ({p2pBytes}) => p2pBytes > 0);
    await expect(pressed).toHaveText('停止');
    expect(await pressed.boundingBox()).toEqual(before.button);
    await expect(settings).toContainText('2 位 · 点播 · 240p');
    await expect(settings.getByRole('radio').or(settings.getByRole('checkbox')).first()).toBeHidden();
    expect((await settings.boundingBox())!.height).toBeLessThan(before.height / 2);
  });

  test('segments of the timeline have one shape, however few viewers share the picture', async ({page}) => {
    await openLab(page, '?viewers=2&mode=live&start=1');
    await until(page, 'segments come', ({segments}) => segments > 4);
    const {width, height} = (await page
      .getByRole('img', {name: /^观众 1：/})
      .locator('rect')
      .nth(1)
      .boundingBox())!;
    expect(height, 'no upright oval').toBeLessThanOrEqual(width);
  });
});
