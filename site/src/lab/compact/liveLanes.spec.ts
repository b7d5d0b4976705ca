import {expect, test} from 'vitest';
import {liveLanes} from './liveLanes.ts';

const COLUMNS = 26;

const viewer = (seat: number, from: number, to: number) => ({
  seat,
  arrivals: new Map(Array.from({length: to - from + 1}, (_, index) => [from + index, index % 2 ? ('p2p' as const) : ('http' as const)])),
});
const drawn = (lane: {readonly cells: readonly {readonly source: string}[]}) => lane.cells.map(({source}) => source[0]).join('');

test('lanes begin with the oldest segment that anybody has, and seats nobody took stay empty', () => {
  const [first, second, third] = liveLanes([viewer(1, 7, 9), viewer(2, 8, 9)], {seats: 3, columns: COLUMNS});
  expect(drawn(first!)).toBe(`hph${'n'.repeat(COLUMNS - 3)}`);
  expect(drawn(second!)).toBe(`nhp${'n'.repeat(COLUMNS - 3)}`);
  expect(drawn(third!)).toBe('n'.repeat(COLUMNS));
});

test('once there are more than fit, the oldest leave', () => {
  const [lane] = liveLanes([viewer(1, 0, COLUMNS + 1)], {seats: 1, columns: COLUMNS});
  expect(lane!.first).toBe(2);
  expect(lane!.cells.map(({source}) => source)).not.toContain('none');
});

test('before anything has come all is empty', () => {
  expect(drawn(liveLanes([viewer(1, 5, 4)], {seats: 1, columns: COLUMNS})[0]!)).toBe('n'.repeat(COLUMNS));
});
