import {expect, test} from 'vitest';
import {mainLines, tailOf} from './mainLines.ts';

test('a message without colours, empty lines and the stack', () => {
  const message =
    'Error: \u001b[2mexpect(\u001b[22mpage\u001b[2m)\u001b[22m\n\nExpected: 1\nReceived: 2\n    at Page.<anonymous> (/a.ts:1:2)\n    at b';
  expect(mainLines(message)).toBe('Error: expect(page)\nExpected: 1\nReceived: 2');
});

test('the beginning of a long one, of long lines too', () => {
  const lines = mainLines(Array.from({length: 50}, () => 'x'.repeat(1000)).join('\n')).split('\n');
  expect(lines).toHaveLength(21);
  expect(lines[0]).toHaveLength(301);
  expect(lines.at(-1)).toBe('and 30 lines more');
});

test('no message is said to be none', () => {
  expect(mainLines(undefined)).toBe('no message');
  expect(tailOf('\n')).toBe('it printed nothing');
});

test('the end of what was printed', () => {
  expect(
    tailOf(Array.from({length: 100}, (_, line) => `line ${line}`).join('\n'))
      .split('\n')
      .at(0),
  ).toBe('line 60');
});
