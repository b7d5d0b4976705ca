import {expect, test} from 'vitest';
import {makeSnippet} from './makeSnippet.ts';

test('a snippet does not start inside a Latin word', () => {
  const text = `${'前'.repeat(60)} announceTrackers 里填鉴权的地址${'后'.repeat(200)}`;
  const at = text.indexOf('鉴权');
  expect(makeSnippet(text, [{start: at, end: at + 2}]).join('')).toMatch(/^…announceTrackers 里填/);
});

test.each([...'。！？；!?;'])('a snippet starts at the sentence that ends with %s before the match', (mark) => {
  const text = `${'前'.repeat(60)}${mark}这里讲鉴权，${'后'.repeat(200)}`;
  const at = text.indexOf('鉴权');
  expect(makeSnippet(text, [{start: at, end: at + 2}]).join('')).toMatch(/^…?这里讲鉴权/);
});
