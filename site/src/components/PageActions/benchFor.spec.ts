import {expect, test} from 'vitest';
import {benchFor} from './benchFor.ts';

test.each([
  ['/docs/hls-sdk/quicestart', '/api/test?engine=hlsjs'],
  ['/docs/shaka-player-sdk/API', '/api/test?engine=shaka'],
  ['/api/x2-hlsjs', '/api/test?engine=hlsjs'],
  ['/api/x2-shaka/engine/classes/ShakaP2PEngine', '/api/test?engine=shaka'],
  ['/docs/android-sdk/API', undefined],
  ['/docs/hls-sdk-notes', undefined],
  ['/api/test', undefined],
])('%s: %s', (path, bench) => expect(benchFor(path)).toBe(bench));
