import {expect, test} from 'vitest';
import {sampleState, sourcesOf} from './sampleState.ts';

test('a sample that takes a file from another is tested anew when that file changes', () => {
  expect(sourcesOf('hls-artplayer')).toEqual(expect.arrayContaining(['main.ts', '../hls-production/playStream.ts']));
});

test('a badge names the player around hls.js as well', () => {
  expect(sampleState({name: 'hls-artplayer', engine: 'hls'}).packages).toMatchObject({
    artplayer: expect.any(String),
    'hls.js': expect.any(String),
  });
});
