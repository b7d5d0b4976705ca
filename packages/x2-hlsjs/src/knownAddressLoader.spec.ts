import type {LoaderCallbacks, LoaderResponse, PlaylistLoaderConstructor, PlaylistLoaderContext} from 'hls.js';
import {expect, test} from 'vitest';
import {knownAddressLoader} from './knownAddressLoader.ts';

const OWN = 'https://cdn.x2p2p.example/live.m3u8?sign=a==';
const RELOADED = 'https://cdn.x2p2p.example/live.m3u8?sign=a%3D%3D&_HLS_msn=8';

/** The address under which the player receives an answer. */
function reported(context: Partial<PlaylistLoaderContext>, answeredBy: string): string {
  class Answering {
    load(_context: unknown, _config: unknown, callbacks: LoaderCallbacks<PlaylistLoaderContext>) {
      callbacks.onSuccess({url: answeredBy, data: '#EXTM3U'}, {} as never, {} as never, null);
    }
  }
  const Loader = knownAddressLoader(Answering as unknown as PlaylistLoaderConstructor);
  let seen: LoaderResponse | undefined;
  new Loader({} as never).load(context as never, {} as never, {onSuccess: (response: LoaderResponse) => (seen = response)} as never);
  expect(seen!.data).toBe('#EXTM3U');
  return seen!.url;
}

const directives = {msn: 8} as never;

test.each([
  ['a rendition', {url: [OWN]}],
  ['an audio track', {url: OWN}],
])('a reload of %s that asks for what is next keeps the address it had', (_, levelOrTrack) => {
  expect(reported({url: RELOADED, deliveryDirectives: directives, levelOrTrack: levelOrTrack as never}, RELOADED)).toBe(OWN);
});

test.each([
  ['Chinese characters', 'https://cdn.x2p2p.example/高清/live.m3u8', 'https://cdn.x2p2p.example/%E9%AB%98%E6%B8%85/live.m3u8'],
  ['a space', 'https://cdn.x2p2p.example/a b/live.m3u8?c d', 'https://cdn.x2p2p.example/a%20b/live.m3u8?c%20d'],
  ['capitals and the usual port', 'https://CDN.x2p2p.example:443/live.m3u8', 'https://cdn.x2p2p.example/live.m3u8'],
  ['a hash', 'https://cdn.x2p2p.example/live.m3u8#high', 'https://cdn.x2p2p.example/live.m3u8'],
])('an address with %s, told in the browser’s spelling, stays as the master playlist writes it', (_, url, answeredBy) => {
  expect(reported({url, deliveryDirectives: null}, answeredBy)).toBe(url);
  expect(reported({type: 'manifest' as never, url, deliveryDirectives: null}, answeredBy)).toBe(answeredBy);
});

test('other answers are reported as they are', () => {
  const levelOrTrack = {url: [OWN]} as never;
  expect(reported({url: RELOADED, deliveryDirectives: directives, levelOrTrack}, 'https://edge.x2p2p.example/live.m3u8')).toBe(
    'https://edge.x2p2p.example/live.m3u8',
  );
  expect(reported({url: OWN, deliveryDirectives: null, levelOrTrack}, OWN)).toBe(OWN);
  expect(reported({url: RELOADED, deliveryDirectives: directives, levelOrTrack: null}, RELOADED)).toBe(RELOADED);
  expect(reported({url: RELOADED, deliveryDirectives: directives}, RELOADED)).toBe(RELOADED);
  expect(reported({url: '/live.m3u8', deliveryDirectives: null}, OWN)).toBe(OWN);
});
