import {expect, it} from 'vitest';
import {p2pCeiling} from './p2pCeiling.ts';

it.each([
  [0, 0],
  [1, 0],
  [2, 0.5],
  [4, 0.75],
  [8, 0.875],
  [20, 0.95],
])('%i viewers: at most %f', (viewers, ceiling) => {
  expect(p2pCeiling(viewers)).toBe(ceiling);
});
