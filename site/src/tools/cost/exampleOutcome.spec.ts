import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {bordersOf} from './borders.ts';
import {outcomeOf} from './outcomeOf.ts';
import {address} from './settings.ts';

/** Another machine's mathematics may differ in the last digits. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);

test('the outcome shown first is the one its settings have', () => {
  const expected = {...outcomeOf(address.defaults), csv: ''};
  const stored = JSON.parse(readFileSync(new URL('exampleOutcome.json', import.meta.url), 'utf8')) as object;
  expect(JSON.stringify(stored, rounded)).toBe(JSON.stringify(expected, rounded));
});

test('the example has every cost, so that it pays only from some size on', () => {
  const {cdn, p2p, fixed} = address.defaults;
  expect(Math.min(cdn, p2p, fixed)).toBeGreaterThan(0);
  expect(
    bordersOf(address.defaults)
      .filter(({kind}) => kind === 'always')
      .map(({name}) => name),
  ).toEqual(['频道数']);
});
