import {expect, type Page} from '@playwright/test';
import {receivedBytes} from '../streamViewer.ts';
import {CROSS_ORIGIN} from './sampleServer.ts';
import {sample, test, untested} from './sampleTest.ts';
import {choose, expectNothingGiven, expectPlayback} from './viewer.ts';

/** Samples inside another player's interface: where it shows the time, and how it is given another address. */
const PLAYERS = [
  {name: 'hls-artplayer', clock: '.art-control-time', open: (url: string) => `player.switchUrl('${url}')`},
  {name: 'hls-dplayer', clock: '.dplayer-ptime', open: (url: string) => `player.switchVideo({url: '${url}', type: 'hls'}); player.play()`},
];

/** The running sample's own module: a second import is not a second run. */
const PLAYER = `import(new URL('main.js', location))`;

/** What the page of a reader does when the viewer agrees. */
const agreeInPlayer = (page: Page) => page.evaluate(`${PLAYER}.then(({setP2P}) => setP2P('share'))`);

for (const name of ['hls-quickstart', 'hls-manual', 'hls-script-tag']) {
  test(`${name}: plays, and segments flow between two viewers`, sample(name, '播放', 'P2P 传输'), async ({share}) => {
    await share(name);
  });
}

test(
  'hls-production: nobody learns of viewers before they agree, then segments flow',
  sample('hls-production', '播放', 'P2P 传输'),
  async ({share}) => {
    await share('hls-production', choose('下载并上传'));
  },
);

test('hls-production: a viewer who only downloads gives nothing', sample('hls-production'), async ({view}) => {
  await expectNothingGiven('hls-production', view);
});

for (const name of ['hls-react', 'hls-vue']) {
  test(`${name}: nobody learns of viewers before they agree, then segments flow`, sample(name, '播放', 'P2P 传输'), async ({share}) => {
    await share(name, (page) => page.getByRole('checkbox').check());
  });

  test(
    `${name}: the video plays on while the viewer agrees and changes their mind; a closed player is gone`,
    sample(name),
    async ({view}) => {
      const viewer = await view(name);
      const {page} = viewer;
      const consent = page.getByRole('checkbox');
      const video = page.locator('video');
      const agree = () => Promise.all([page.waitForEvent('websocket', {timeout: 20_000}), consent.check()]).then(([socket]) => socket);
      await expectPlayback(viewer, 1);
      await video.evaluate((element) => element.addEventListener('emptied', () => element.setAttribute('data-restarted', '')));
      const before = await agree();
      await consent.uncheck();
      await expect.poll(() => before.isClosed(), 'no tracker knows of a viewer who no longer agrees').toBe(true);
      const after = await agree();
      await expectPlayback(viewer);
      await expect(video).not.toHaveAttribute('data-restarted');
      await page.getByRole('button', {name: '关闭'}).click();
      await expect(video).toHaveCount(0);
      await expect.poll(() => after.isClosed(), 'the engine has left').toBe(true);
      expect(viewer.errors).toEqual([]);
    },
  );

  test(`${name}: plays without P2P when its settings are wrong`, sample(name), async ({view, server}) => {
    server.loseToken();
    const viewer = await view(name);
    await viewer.page.getByRole('checkbox').check();
    await expectPlayback(viewer);
    expect(viewer.sockets, 'there is no engine').toEqual([]);
  });

  test(`${name}: the system player takes over where hls.js cannot play, and is released`, sample(name), async ({browser, server}) => {
    const page = await browser.newPage();
    await page.addInitScript(() =>
      ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'].forEach((kind) => Reflect.deleteProperty(window, kind)),
    );
    await page.goto(`${server.origin}/${name}/`);
    const video = await page.locator('video[src$="/stream/index.m3u8"]').elementHandle();
    await page.getByRole('button', {name: '关闭'}).click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.networkState === element.NETWORK_EMPTY)).toBe(true);
    await page.close();
  });
}

for (const {name, clock, open} of PLAYERS) {
  test(`${name}: nobody learns of viewers before they agree, then segments flow`, sample(name, '播放', 'P2P 传输'), async ({share}) => {
    const {second} = await share(name, agreeInPlayer);
    await expect(second.page.locator(clock), 'its controls follow').toHaveText(/^0?0:(0[3-9]|[1-5]\d)/);
  });

  test(`${name}: a new address gets an engine of its own, and none outlives the player`, sample(name), async ({view, server}) => {
    const viewer = await view(name);
    await expectPlayback(viewer, 1);
    await agreeInPlayer(viewer.page);
    await viewer.page.evaluate(`${PLAYER}.then(({player}) => {${open('/t/other/stream/index.m3u8')}})`);
    await expect.poll(() => server.segmentRequests.some(({path}) => path.startsWith('/t/other/')), 'the new address is loaded').toBe(true);
    await expectPlayback(viewer, 1);
    expect(viewer.openSockets(), 'it is in the swarm').not.toEqual([]);
    // Left in the middle of a change, as in a single-page app.
    await viewer.page.evaluate(`${PLAYER}.then(({player}) => {${open('/t/last/stream/index.m3u8')}; player.destroy()})`);
    await expect.poll(viewer.openSockets, 'every engine has left').toEqual([]);
    expect(viewer.errors).toEqual([]);
  });
}

test.describe('with a wrong setting', () => {
  test.use({token: ''});

  for (const name of ['hls-production', ...PLAYERS.map((player) => player.name)]) {
    test(`${name}: plays without P2P`, sample(name, '播放'), async ({view}) => {
      const viewer = await view(name);
      await expectPlayback(viewer, 6);
      expect(viewer.sockets).toEqual([]);
    });
  }
});

test('hls-stats: the panel counts what the browser received', sample('hls-stats', '播放', 'P2P 传输'), async ({share}) => {
  const {second} = await share('hls-stats');
  await expect(second.page.locator('#stats')).toContainText('已连接节点1');
  const shown = () =>
    second.page
      .locator('#stats')
      .textContent()
      .then((text) => Number(text?.match(/P2P 下载([\d.]+) MB/)?.[1]) * 1e6);
  // Announcements travel on the same channel, so the browser's figure is a little above the panel's.
  await expect.poll(async () => (await shown()) / (await receivedBytes(second.page)), {timeout: 30_000}).toBeGreaterThan(0.8);
});

test('hls-dynamic-config: settings take effect while it plays', sample('hls-dynamic-config', '播放'), async ({view}) => {
  const viewer = await view('hls-dynamic-config');
  await expectPlayback(viewer, 1);
  await viewer.page.getByLabel('允许上传').uncheck();
  await viewer.page.getByLabel('高需求窗口').fill('8');
  await viewer.page.getByLabel('高需求窗口').blur();
  await expect(viewer.page.locator('#config')).toHaveText('{"isP2PDisabled":false,"isP2PUploadDisabled":true,"highDemandTimeWindow":8}');
  await viewer.page.getByLabel('使用 P2P').uncheck();
  await expect(viewer.page.locator('#config')).toContainText('"isP2PDisabled":true');
  await expectPlayback(viewer, 4);
});

test('hls-swarm-id: viewers with different signed paths share', sample('hls-swarm-id', '播放', 'P2P 传输'), async ({share, server}) => {
  await share('hls-swarm-id');
  const paths = new Set(server.segmentRequests.map(({path}) => path.split('/')[2]));
  expect(paths, 'each viewer has a path of its own').toEqual(new Set(['viewer-1', 'viewer-2']));
});

test(
  'hls-auth-headers: every segment request carries the credential',
  sample('hls-auth-headers', '播放', 'P2P 传输'),
  async ({share, server}) => {
    await share('hls-auth-headers');
    expect(server.segmentRequests.length).toBeGreaterThan(0);
    expect(server.segmentRequests.every(({authorization}) => authorization === 'Bearer MEDIA_TOKEN')).toBe(true);
  },
);

test(
  'hls-auth-headers: a playlist that names another host gets no credential sent there',
  sample('hls-auth-headers', '播放'),
  async ({view, server}) => {
    server.nameAnotherHost();
    await expectPlayback(await view('hls-auth-headers'), 1);
    expect(server.segmentRequests.length).toBeGreaterThan(0);
    expect(server.segmentRequests.filter(({authorization}) => authorization)).toEqual([]);
  },
);

test('hls-validate: segments with the right hash are taken', sample('hls-validate', '播放', 'P2P 传输'), async ({share}) => {
  const {second} = await share('hls-validate');
  await expect(second.page.locator('#checked')).toHaveText(/^通过 [1-9]\d* · 拒收 0$/, {timeout: 20_000});
});

test('hls-validate: segments with a wrong hash are refused, and it still plays', sample('hls-validate'), async ({view, server}) => {
  const first = await view('hls-validate');
  await expectPlayback(first, 1);
  server.breakHashes();
  const second = await view('hls-validate');
  await expect(second.page.locator('#checked')).toHaveText(/^通过 0 · 拒收 [1-9]\d*$/, {timeout: 30_000});
  await expectPlayback(second, 6);
});

test('hls-data-saver: the viewer decides about upload', sample('hls-data-saver', '播放'), async ({view}) => {
  const viewer = await view('hls-data-saver');
  await expect(viewer.page.locator('#policy'), 'nothing is given before they say so').toHaveText('不上传');
  await viewer.page.locator('#share').check();
  await expect(viewer.page.locator('#policy')).toHaveText('上传已开启');
  await viewer.page.locator('#share').uncheck();
  await expect(viewer.page.locator('#policy')).toHaveText('不上传');
  await expectPlayback(viewer);
});

test(
  'hls-csp, hls-cors: under the policy, with media on another origin',
  sample(['hls-csp', 'hls-cors'], '播放', 'P2P 传输'),
  async ({share, server}) => {
    const {first, second} = await share(`${CROSS_ORIGIN}/hls-script-tag`);
    expect([...first.refusals, ...second.refusals]).toEqual([]);
    expect(server.segmentRequests.length).toBeGreaterThan(0);
    expect(
      server.segmentRequests.every(({origin}) => origin === server.origin),
      'segments come from another origin',
    ).toBe(true);
  },
);

test('every HLS.js sample has a test', () => {
  expect(untested('hls')).toEqual([]);
});
