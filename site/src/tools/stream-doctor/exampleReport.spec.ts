import {readFileSync} from 'node:fs';
import {defaultSettings, diagnose} from 'stream-doctor';
import {expect, test} from 'vitest';
import {example} from './example.ts';

const stored = new URL('exampleReport.json', import.meta.url);

test('the report shown first is the one its playlist has', () => {
  const report = diagnose({entry: {text: example.text, address: example.address, finalAddress: example.address}}, defaultSettings);
  expect(JSON.parse(readFileSync(stored, 'utf8'))).toEqual(JSON.parse(JSON.stringify(report)));
});
