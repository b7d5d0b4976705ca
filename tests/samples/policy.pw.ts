import {expect} from '@playwright/test';
import {playedSeconds, type Viewer} from '../streamViewer.ts';
import {CROSS_ORIGIN} from './sampleServer.ts';
import {sample, test} from './sampleTest.ts';
import {expectPlayback} from './viewer.ts';

// What each source in the policy of `hls-csp` is for: the page's text says what is lost without it, and so does the check-up.

const cdn = 'https://cdn.x2p2p.example';
const tracker = 'wss://tracker.x2p2p.example';

/** The browser's refusal is what would start the player; after it, nothing asks for a segment. */
async function expectNothingPlayed({page, refusals}: Viewer, refusal: RegExp): Promise<void> {
  await expect.poll(() => refusals.join('\n'), 'the browser says what it refused').toMatch(refusal);
  expect(await playedSeconds(page)).toBe(0);
}

// For HLS.js this is tested beside its other samples, with the CORS of the CDN.
test('shaka-script-tag: the policy allows all that is needed', sample('hls-csp'), async ({share}) => {
  const {first, second} = await share(`${CROSS_ORIGIN}/shaka-script-tag`);
  expect([...first.refusals, ...second.refusals]).toEqual([]);
});

for (const name of ['hls-script-tag', 'shaka-script-tag']) {
  const page = `${CROSS_ORIGIN}/${name}`;

  test(`${name}: without media-src blob: nothing plays`, sample('hls-csp'), async ({view, server}) => {
    server.refuse('media-src', 'blob:');
    await expectNothingPlayed(await view(page), /Loading media from\s+'blob:.*"media-src 'self' http:[^ ]+"/);
    expect(server.segmentRequests).toEqual([]);
  });

  test(`${name}: without the CDN in connect-src nothing plays`, sample('hls-csp'), async ({view, server}) => {
    server.refuse('connect-src', cdn);
    await expectNothingPlayed(await view(page), /Connecting to 'http:[^']+index\.m3u8' violates .*"connect-src /);
    expect(server.segmentRequests).toEqual([]);
  });

  test(`${name}: without the tracker in connect-src it plays, without P2P`, sample('hls-csp'), async ({view, server}) => {
    server.refuse('connect-src', tracker);
    const viewer = await view(page);
    await expectPlayback(viewer);
    expect(viewer.refusals.join('\n')).toMatch(/Connecting to 'ws:[^']+' violates .*"connect-src /);
    expect(viewer.sockets, 'no tracker is reached').toEqual([]);
  });
}

test(
  'hls-script-tag: without worker-src blob: it plays and shares all the same, and the browser says once that it refused the worker',
  sample('hls-csp'),
  async ({share, server}) => {
    server.refuse('worker-src', 'blob:');
    const {first, second} = await share(`${CROSS_ORIGIN}/hls-script-tag`);
    for (const {refusals} of [first, second])
      expect(refusals).toEqual([expect.stringMatching(/^Creating a worker from 'blob:.*"worker-src 'self'"/)]);
  },
);

for (const name of ['hls-quickstart', 'shaka-script-tag']) {
  test(
    `${name}: without worker-src blob: nothing is refused, as it has no worker of its own`,
    sample('hls-csp'),
    async ({share, server}) => {
      server.refuse('worker-src', 'blob:');
      const {first, second} = await share(`${CROSS_ORIGIN}/${name}`);
      expect([...first.refusals, ...second.refusals]).toEqual([]);
    },
  );
}
