import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {sectionsOfCategories} from './sectionsOfCategories.ts';

const doc = (id: string) => ({id, permalink: `/docs/${id}`, source: `@site/docs/${id}.mdx`});
const content = {
  loadedVersions: [
    {
      docs: [doc('a'), doc('b'), doc('c')],
      sidebars: {
        all: [
          {type: 'doc', id: 'a'},
          {
            type: 'category',
            link: {type: 'generated-index', permalink: '/docs/category/x'},
            items: [
              {type: 'doc', id: 'b'},
              {type: 'category', items: [{type: 'doc', id: 'c'}]},
            ],
          },
        ],
      },
    },
  ],
} as unknown as LoadedContent;

test('the page of a category is told the sections of its pages, wherever its route stands, and no other page is', () => {
  const told = sectionsOfCategories(content, (source) => `## ${source} {/* #one */}`);
  const category = {path: '/docs/category/x', component: 'C', props: {title: 'X'}};
  const other = {path: '/docs/a', component: 'D'};
  expect(told({path: '/docs', component: 'R', routes: [category, other]}).routes).toEqual([
    {...category, props: {title: 'X', sections: {'/docs/b': [{title: '@site/docs/b.mdx', id: 'one'}]}}},
    other,
  ]);
});
