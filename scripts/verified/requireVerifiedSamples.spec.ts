import {expect, test} from 'vitest';
import {requireVerifiedSamples} from './requireVerifiedSamples.ts';
import type {SampleRecord} from './SampleRecord.ts';

const state = {sources: 'a1', engine: 'b2', packages: {'hls.js': '1.7.4'}};
const record: SampleRecord = {...state, date: '2026-11-21', claims: ['播放']};

test('a release is built when every sample has passed as it is now', () => {
  expect(() => requireVerifiedSamples({one: record}, {one: state})).not.toThrow();
});

test.each([
  ['one: the engine has changed since it was tested', {one: {...state, engine: 'b3'}}],
  ['two: has not passed its test', {one: state, two: state}],
])('otherwise the build stops, and says why and what to run: %s', (problem, present) => {
  expect(() => requireVerifiedSamples({one: record}, present)).toThrow(`${problem}\nRun "RECORD=1 npm test`);
});
