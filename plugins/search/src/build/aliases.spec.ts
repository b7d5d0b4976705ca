import {expect, test} from 'vitest';
import {withAliases} from './aliases.ts';
import type {ExtractedPage} from './extractPage.ts';
import {wordSets} from './wordSets.ts';

const pages: ExtractedPage[] = [
  {
    route: '/docs/faq/product',
    title: '产品',
    crumbs: [],
    records: [
      {level: 1, anchor: '', heading: '产品', text: '', identifiers: [], code: []},
      {level: 3, anchor: 'battery', heading: '会让设备更耗电吗？', text: '会略增。', identifiers: [], code: []},
    ],
  },
];

test('a section is found by its readers’ own words, which it does not show', () => {
  const [page] = withAliases(pages, new Map([['/docs/faq/product#battery', ['手机发烫', '费电']]]));
  expect([...wordSets(page!.records)[1]!]).toEqual(expect.arrayContaining(['手机发烫', '费电']));
  expect(page!.records[1]!.text).toBe('会略增。');
});

test('wordings of a section that is gone stop the build', () => {
  expect(() => withAliases(pages, new Map([['/docs/faq/product#gone', ['费电']]]))).toThrow('/docs/faq/product#gone');
});
