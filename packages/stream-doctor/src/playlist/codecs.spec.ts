import {expect, test} from 'vitest';
import {loadPlayer} from '@x2p2p/test-tools/upstream/loadPlayer';
import {codecKind, codecsIn, KNOWN_CODECS} from './codecs.ts';

test('the codecs are those of hls.js', async () => {
  const {codecs} = await loadPlayer();
  expect(KNOWN_CODECS.toSorted()).toEqual(
    Object.entries(codecs)
      .flatMap(([kind, codes]) => codes.map((code) => `${kind} ${code}`))
      .toSorted(),
  );
});

test('a codec is told by its first four letters', () => {
  expect(['avc1.64001f', 'mp4a.40.2', 'wvtt', 'mjpg', 'vvc1.1.L123', 'vp9', 'AVC1.64001f'].map(codecKind)).toEqual([
    'video',
    'audio',
    'text',
    'image',
    undefined,
    undefined,
    undefined,
  ]);
  expect(codecsIn('avc1.64001f, mp4a.40.2')).toEqual(['avc1.64001f', 'mp4a.40.2']);
});
