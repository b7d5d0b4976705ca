import {expect, test} from 'vitest';
import {cleanAddress} from './cleanAddress.ts';

test.each([
  ['/docs/intro.html', '/docs/intro'],
  ['/index.html', '/'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/hls-sdk/quickstart', '/docs/hls-sdk/quicestart'],
  ['/docs/hls-sdk/api', '/docs/hls-sdk/API'],
  ['/docs', '/docs/intro'],
  ['/docs/index', '/docs/intro'],
  ['/docs/intro.html/', '/docs/intro'],
  ['/%3F/', '/%3F'],
  ['/api/', '/api/x2-hlsjs'],
  ['/api/x2-hlsjs/', '/api/x2-hlsjs'],
  ['/docs/category/faq', '/docs/category/%E5%B8%B8%E8%A7%81%E9%97%AE%E9%A2%98'],
  ['/docs/intro.html?x=1&y=%2F', '/docs/intro?x=1&y=%2F'],
  ['/tools/stream-doctor/?u=https://a.example/x.m3u8?sig=1', '/tools/stream-doctor?u=https://a.example/x.m3u8?sig=1'],
])('%s → %s', (from, to) => {
  expect(cleanAddress(from)).toBe(to);
});

test.each([
  '/',
  '/docs/intro',
  '/docs/hls-sdk/API',
  '/docs/category/%E5%B8%B8%E8%A7%81%E9%97%AE%E9%A2%98',
  '/assets/js/a.js',
  '/%E0%A4%A',
  '//evil.example/',
])('%s stays or is cleaned without leaving the site', (path) => {
  expect(cleanAddress(path) ?? path).not.toMatch(/^\/\/[^/]*\.example$/);
  expect(cleanAddress(cleanAddress(path) ?? path)).toBeUndefined();
});
