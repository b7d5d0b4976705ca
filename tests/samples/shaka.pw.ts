import {expect} from '@playwright/test';
import {sample, test, untested} from './sampleTest.ts';
import {choose, expectNothingGiven, expectP2P, expectPlayback} from './viewer.ts';

for (const name of ['shaka-quickstart', 'shaka-script-tag']) {
  test(`${name}: plays, and segments flow between two viewers`, sample(name, '播放', 'P2P 传输'), async ({share}) => {
    await share(name);
  });
}

test(
  'shaka-production: nobody learns of viewers before they agree, then segments flow',
  sample('shaka-production', '播放', 'P2P 传输'),
  async ({share}) => {
    await share('shaka-production', choose('下载并上传'));
  },
);

test('shaka-production: a viewer who only downloads gives nothing', sample('shaka-production'), async ({view}) => {
  await expectNothingGiven('shaka-production', view);
});

test('shaka-stats: the panel shows the peer', sample('shaka-stats', '播放', 'P2P 传输'), async ({share}) => {
  const {second} = await share('shaka-stats');
  await expect(second.page.locator('#stats')).toContainText('已连接节点1');
});

test('shaka-options: credentials, hashes and a swarm of its own', sample('shaka-options', '播放', 'P2P 传输'), async ({share, server}) => {
  await share('shaka-options');
  expect(server.segmentRequests.length).toBeGreaterThan(0);
  expect(server.segmentRequests.every(({authorization}) => authorization === 'Bearer MEDIA_TOKEN')).toBe(true);
});

test('shaka-dynamic-config: the viewer decides about upload', sample('shaka-dynamic-config', '播放'), async ({view}) => {
  const viewer = await view('shaka-dynamic-config');
  await expect(viewer.page.locator('#config')).toHaveText('{"isP2PDisabled":false,"isP2PUploadDisabled":true}');
  await viewer.page.locator('#share').check();
  await expect(viewer.page.locator('#config')).toHaveText('{"isP2PDisabled":false,"isP2PUploadDisabled":false}');
  await expectPlayback(viewer);
});

test('an HLS.js viewer and a Shaka viewer share one swarm', sample('shaka-quickstart', 'P2P 传输'), async ({view}) => {
  const first = await view('hls-quickstart');
  await expectPlayback(first, 1);
  const second = await view('shaka-quickstart');
  await expectP2P([second]);
  await expectPlayback(second);
});

test('every Shaka sample has a test', () => {
  expect(untested('shaka')).toEqual([]);
});
