import {expect, test} from 'vitest';
import {addressesOf, plainAddress} from './addresses.ts';

const site = {url: 'https://site.example', routes: new Set(['/docs/a', '/docs/常见'])};

test.each([
  ['a page that has a plain text', '/docs/a', 'https://site.example/docs/a.md'],
  ['a place in it', '/docs/a#b', 'https://site.example/docs/a.md#b'],
  ['a page with a Chinese address', '/docs/%E5%B8%B8%E8%A7%81#b', 'https://site.example/docs/%E5%B8%B8%E8%A7%81.md#b'],
  ['what is asked of the page itself', '/docs/a?d=2#b', 'https://site.example/docs/a?d=2#b'],
  ['a page without', '/lab#b', 'https://site.example/lab#b'],
  ['another site', 'https://other.example/docs/a', 'https://other.example/docs/a'],
  ['another site, without its scheme', '//other.example/docs/a', '//other.example/docs/a'],
  ['a letter', 'mailto:a@b.example', 'mailto:a@b.example'],
])('%s', (_, href, address) => expect(addressesOf(site)(href)).toBe(address));

test('the home page is the index of its folder', () => expect(plainAddress(site, '/')).toBe('https://site.example/index.md'));

test('a list names plain texts', () => expect(plainAddress(site, '/docs/常见')).toBe('https://site.example/docs/%E5%B8%B8%E8%A7%81.md'));
