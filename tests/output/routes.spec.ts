import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {redirects} from '@x2p2p/site/config/redirects';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {builtFiles, isBuilt, readPage, sitemapRoutes} from './builtSite.ts';
import {specifiedRoutes} from './specifiedRoutes.ts';

const sitemap = sitemapRoutes();

describe('every route of the specification', () => {
  test.each(specifiedRoutes)('%s is built, titled and in the sitemap', (route) => {
    expect(isBuilt(route)).toBe(true);
    const {$} = readPage(route);
    expect($('title').text()).toMatch(/X2 P2P/);
    expect($('h1').length).toBe(1);
    expect($('html').attr('lang')).toBe('zh-Hans');
    expect($('html').attr('dir')).toBe('ltr');
    expect($('meta[name="robots"]').length).toBe(0);
    expect(sitemap).toContain(route);
  });

  test('there are exactly two author pages', () => {
    const authors = builtFiles().filter((path) => /^blog\/authors\/[^/]+\.html$/.test(path));
    expect(authors).toHaveLength(2);
  });

  test('there is a class page of the engine with every specified method', () => {
    const page = sitemap.find((route) => /^\/api\/x2-hlsjs\/.*HlsJsP2PEngine$/.test(route));
    expect(page).toBeDefined();
    const text = readPage(page!).$('article').text();
    for (const method of [
      'addEventListener',
      'applyDynamicConfig',
      'bindHls',
      'destroy',
      'getConfig',
      'getConfigForHlsJs',
      'injectMixin',
      'removeEventListener',
    ]) {
      expect(text).toContain(`${method}(`);
    }
    expect(readPage(page!).$('article h2, article h3').text()).toMatch(/构造函数|Constructor/i);
  });

  test.each([
    'HlsJsP2PEngineConfig',
    'DynamicHlsJsP2PEngineConfig',
    'PartialHlsJsP2PEngineConfig',
    'HlsWithP2PConfig',
    'HlsWithP2PInstance',
  ])('the type %s has a page or an anchor', (name) => {
    const own = sitemap.some((route) => route.startsWith('/api/x2-hlsjs/') && route.endsWith(`/${name}`));
    const anchor = sitemap
      .filter((route) => route.startsWith('/api/x2-hlsjs'))
      .some((route) => readPage(route).$(`[id="${name.toLowerCase()}"]`).length > 0);
    expect(own || anchor).toBe(true);
  });
});

test('the main doc is called 快速开始', () => {
  expect(readPage('/docs/intro').$('h1').text()).toBe('快速开始');
});

describe('old addresses', () => {
  test.each(redirects)('$from leads to $to', ({from, to}) => {
    expect(isBuilt(to)).toBe(true);
    const stub = load(readFileSync(`${BUILD_DIR}${from}/index.html`, 'utf8'));
    expect(stub('meta[http-equiv="refresh"]').attr('content')).toContain(encodeURI(to));
  });
});

test.each(
  specifiedRoutes
    .filter((route) => /^\/blog(?!\/(archive|authors|tags)$)/.test(route))
    .concat('/blog/authors/engine', '/blog/authors/docs'),
)('every post on %s shows its reading time', (route) => {
  const posts = readPage(route).$('article:has(header)').toArray();
  expect(posts).not.toEqual([]);
  for (const post of posts) expect(load(post)('header').text()).toMatch(/阅读需\s*\d+\s*分钟/);
});
