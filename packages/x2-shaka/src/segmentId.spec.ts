import {expect, test} from 'vitest';
import {segmentIdOf} from 'x2-core/identity';
import {requestedSegmentId} from './segmentId.ts';

const URL = 'https://cdn.example/all.ts';

test('a request and the segment it asks for have one id', () => {
  expect(requestedSegmentId(URL, undefined)).toBe(segmentIdOf(URL, undefined));
  expect(requestedSegmentId(URL, 'bytes=10-19')).toBe(segmentIdOf(URL, {start: 10, end: 19}));
});

test('a request for an open range is for no segment', () => {
  expect(requestedSegmentId(URL, 'bytes=10-')).not.toBe(segmentIdOf(URL, undefined));
});
