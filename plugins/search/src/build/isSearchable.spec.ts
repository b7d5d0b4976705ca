import {expect, test} from 'vitest';
import {isSearchable} from './isSearchable.ts';

test.each(
  [
    ['/search', '/404', '/404.html', '/lists'].map((route) => [route, false] as const),
    ['/', '/docs/search', '/search-tips', '/404s'].map((route) => [route, true] as const),
  ].flat(),
)('%s: %s', (route, expected) => {
  expect(isSearchable(route, /^\/lists$/)).toBe(expected);
});
