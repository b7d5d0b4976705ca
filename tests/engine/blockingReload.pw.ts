import {SLIDING_LENGTH} from './media.ts';
import {expect, test} from './fixtures.ts';

// Reloads have another address than the first request: unpatched, the pinned engine sees no playlist after the first.
test('a live stream with blocking playlist reloads: the engine learns of segments added later', async ({open}) => {
  const viewer = await open({path: '/blocking/index.m3u8'});
  const later = `${String(SLIDING_LENGTH).padStart(2, '0')}.ts`;
  await viewer.page.waitForFunction((name) => window.viewer.loadedFrom[name] === 'http', later);
  expect(await viewer.read(({playerErrors}) => playerErrors.filter(({fatal}) => fatal))).toEqual([]);
});
