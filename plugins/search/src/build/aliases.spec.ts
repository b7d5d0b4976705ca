import {expect, test} from 'vitest';
import {SearchEngine} from '../engine/SearchEngine.ts';
import {HEAD_FILE, type HeadFile} from '../shared/indexFormat.ts';
import {withAliases} from './aliases.ts';
import {buildIndex} from './buildIndex.ts';
import type {ExtractedPage} from './extractPage.ts';

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

const headOf = (some: readonly ExtractedPage[]) =>
  JSON.parse(buildIndex(some, {sdks: [], kinds: [], priors: []}).find(({name}) => name === HEAD_FILE)!.content) as HeadFile;

test('a section is found by its readers’ own words before any text has arrived, and does not show them', () => {
  const head = headOf(withAliases(pages, new Map([['/docs/faq/product#battery', ['手机发烫', 'battery-drain']]])));
  const engine = new SearchEngine(head);
  for (const query of ['手机发烫', 'battery-drain', 'battery drain']) {
    const section = engine.ask({id: 1, query, limit: 5}).pages[0]?.sections[0];
    expect(section, query).toMatchObject({anchor: 'battery', snippet: []});
    expect(section?.heading.join('')).toBe('会让设备更耗电吗？');
  }
});

test('wordings of a section that is gone stop the build', () => {
  expect(() => withAliases(pages, new Map([['/docs/faq/product#gone', ['费电']]]))).toThrow('/docs/faq/product#gone');
});
