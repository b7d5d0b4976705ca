import type {LoaderCallbacks, LoaderResponse, PlaylistLoaderConstructor, PlaylistLoaderContext} from 'hls.js';
import {expect, test} from 'vitest';
import {knownAddressLoader} from './knownAddressLoader.ts';

const OWN = 'https://cdn.x2p2p.example/live.m3u8?sign=a==';
const RELOADED = 'https://cdn.x2p2p.example/live.m3u8?sign=a%3D%3D&_HLS_msn=8';

/** The address by which the player hears of an answer. */
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

test('other answers are reported as they are', () => {
  const levelOrTrack = {url: [OWN]} as never;
  expect(reported({url: RELOADED, deliveryDirectives: directives, levelOrTrack}, 'https://edge.x2p2p.example/live.m3u8')).toBe('https://edge.x2p2p.example/live.m3u8');
  expect(reported({url: OWN, deliveryDirectives: null, levelOrTrack}, OWN)).toBe(OWN);
  expect(reported({url: RELOADED, deliveryDirectives: directives, levelOrTrack: null}, RELOADED)).toBe(RELOADED);
  expect(reported({url: RELOADED, deliveryDirectives: directives}, RELOADED)).toBe(RELOADED);
});
