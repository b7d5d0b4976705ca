import {expect, test} from 'vitest';
import {sectionsOf} from './sections.ts';

type Version = Parameters<typeof sectionsOf>[0];

const docs = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  permalink: `/docs/${id === 'd' ? '%E4%B8%81/' : id}`,
  title: id.toUpperCase(),
  description: '',
}));
const category = (label: string, items: unknown[], link?: unknown) => ({type: 'category', label, items, link});
const version = (...items: unknown[]) => ({docs, sidebars: {main: items}}) as unknown as Version;

test('pages outside any category come first, then each category with all that is in it', () => {
  const sections = sectionsOf(
    version(
      category('组', [category('内', [{type: 'doc', id: 'c'}])], {type: 'doc', id: 'b'}),
      {type: 'doc', id: 'a'},
      {type: 'link', href: '/x'},
    ),
    '文档',
  );
  expect(sections.map(({title, pages}) => [title, ...pages.map(({route}) => route)])).toEqual([
    ['文档', '/docs/a'],
    ['组', '/docs/b', '/docs/c'],
  ]);
});

test('addresses are decoded and end without a slash, and nothing is listed without pages', () => {
  expect(sectionsOf(version(category('空', []), category('组', [{type: 'doc', id: 'd'}], {type: 'generated-index'})), '文档')).toEqual([
    {title: '组', pages: [{route: '/docs/丁', title: 'D', description: ''}]},
  ]);
});

test('a page that is not there stops the build', () => expect(() => sectionsOf(version({type: 'doc', id: 'x'}), '文档')).toThrow('"x"'));
