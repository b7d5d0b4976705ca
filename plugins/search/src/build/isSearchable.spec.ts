import {expect, test} from 'vitest';
import {isSearchable} from './isSearchable.ts';

test.each([
  ['/search', '/404', '/404.html', '/markdown-page', '/blog/archive', '/blog/authors', '/blog/authors/x2', '/blog/tags', '/blog/tags/hls', '/blog/page/2'].map((route) => [route, false] as const),
  ['/', '/markdown-pages', '/blog', '/blog/long-blog-post', '/blog/tagsoup', '/blog/archived', '/docs/search', '/search-tips', '/404s', '/docs/blog/tags'].map((route) => [route, true] as const),
].flat())('%s: %s', (route, expected) => {
  expect(isSearchable(route)).toBe(expected);
});
