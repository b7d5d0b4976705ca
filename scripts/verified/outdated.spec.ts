import {expect, test} from 'vitest';
import records from '@x2p2p/site/data/verified.json' with {type: 'json'};
import {outdated, unrecorded} from './outdated.ts';
import {sampleCases} from './sampleCases.ts';
import type {SampleRecord} from './SampleRecord.ts';
import {sampleState} from './sampleState.ts';

const state = {sources: 'a1', engine: 'b2', packages: {'hls.js': '1.7.4'}};
const record: SampleRecord = {...state, packages: {...state.packages, Chromium: '156'}, date: '2026-11-21', claims: ['播放']};

test('a record of what is on disk stands, whatever the browser', () => {
  expect(outdated({one: record}, {one: state})).toEqual([]);
});

test.each([
  ['its files have changed since it was tested', {...state, sources: 'a2'}],
  ['the engine has changed since it was tested', {...state, engine: 'b3'}],
  ['tested with hls.js 1.7.4, now 1.7.5', {...state, packages: {'hls.js': '1.7.5'}}],
  ['tested with x2-hlsjs (none), now 0.1.0', {...state, packages: {...state.packages, 'x2-hlsjs': '0.1.0'}}],
])('%s', (sentence, present) => {
  expect(outdated({one: record}, {one: present})).toEqual([`one: ${sentence}`]);
});

test('a record without its sample, and a sample without its record', () => {
  expect(outdated({gone: record}, {})).toEqual(['gone: there is no such sample']);
  expect(unrecorded({one: record}, {one: state, two: state})).toEqual(['two: has not passed its test']);
});

// The engine is checked when a release is built, not here: the same test run goes on to test the samples with it.
test('what pages call verified is the sample as it is now, with the libraries that are installed', () => {
  const engines = Object.fromEntries(Object.entries(records as Record<string, SampleRecord>).map(([name, {engine}]) => [name, engine]));
  const present = Object.fromEntries(
    sampleCases.map((sample) => [sample.name, {...sampleState(sample), engine: engines[sample.name] ?? ''}]),
  );
  expect(Object.keys(records).length).toBeGreaterThan(15);
  expect(outdated(records, present)).toEqual([]);
});
