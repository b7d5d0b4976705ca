import {expect, test} from 'vitest';
import {sectionUrl} from './sectionUrl.ts';

test.each([
  ['/', '/docs/about', '', '/docs/about'],
  ['/', '/', '', '/'],
  ['/x2/', '/docs/about', 'install', '/x2/docs/about#install'],
  ['/', '/docs/关于 X2', '安装 a#b%', '/docs/%E5%85%B3%E4%BA%8E%20X2#%E5%AE%89%E8%A3%85%20a%23b%25'],
])('%s + %s + %s', (baseUrl, route, anchor, url) => {
  expect(sectionUrl(baseUrl, route, {anchor})).toBe(url);
  expect(decodeURIComponent(new URL(url, 'https://www.x2p2p.example').hash)).toBe(anchor && `#${anchor}`);
});
