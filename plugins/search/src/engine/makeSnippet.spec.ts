import {expect, test} from 'vitest';
import {makeSnippet} from './makeSnippet.ts';

test.each([...'。！？；!?;'])('a snippet starts at the sentence that ends with %s before the match', (mark) => {
  const text = `${'前'.repeat(60)}${mark}这里讲鉴权，${'后'.repeat(200)}`;
  const at = text.indexOf('鉴权');
  expect(makeSnippet(text, [{start: at, end: at + 2}]).join('')).toMatch(/^…?这里讲鉴权/);
});
