import {expect, test} from 'vitest';
import {countSources, planSegments} from './planSegments.ts';

test.each([1, 2, 4, 8])('with %i viewers every segment leaves the server exactly once', (viewers) => {
  const plan = planSegments(viewers, 16);
  for (let segment = 0; segment < 16; segment++) {
    expect(plan.filter((row) => row[segment] === 'http')).toHaveLength(1);
  }
  expect(countSources(plan)).toEqual({http: 16, p2p: 16 * (viewers - 1)});
});
