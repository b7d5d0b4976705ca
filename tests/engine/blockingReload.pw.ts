import {SLIDING_LENGTH} from './media.ts';
import {expect, test} from './fixtures.ts';

// The reload's address differs from the first one's: the pinned engine alone hears of nothing after the first list.
test('of a live stream whose reloads wait for the next segment, the engine knows what is added later', async ({open}) => {
  const viewer = await open({path: '/blocking/index.m3u8'});
  const later = `${String(SLIDING_LENGTH).padStart(2, '0')}.ts`;
  await viewer.page.waitForFunction((name) => window.viewer.loadedFrom[name] === 'http', later);
  expect(await viewer.read(({playerErrors}) => playerErrors.filter(({fatal}) => fatal))).toEqual([]);
});
