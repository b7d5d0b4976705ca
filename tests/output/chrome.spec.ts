import {readFileSync} from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {brand} from '@x2p2p/site/config/brand';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {pageRoute, productPages, products} from '@x2p2p/site/data/products';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {allPages, readPage, sitemapRoutes} from './builtSite.ts';

const {$} = readPage('/docs/intro');

describe('navbar', () => {
  test('brand leads home', () => {
    expect($('.navbar__brand').text()).toBe(brand.name);
    expect($('.navbar__brand').attr('href')).toBe('/');
  });
  test.each([
    ['API 中心', '/api/x2-hlsjs'],
    ['常见问题', '/docs/faq/product'],
    ['计费说明', '/docs/price'],
    ['登录控制台', ownerValue(owner.consoleUrl)],
    ['源代码', ownerValue(owner.sourceUrl)],
  ])('%s leads to %s', (label, href) => {
    expect($(`.navbar__items a:contains("${label}")`).attr('href')).toBe(href);
  });
  test('the language menu holds 中文 and the separate English site', () => {
    const menu = $('.navbar .dropdown__menu').filter((_, element) => $(element).text().includes('English'));
    expect(menu.find('a:contains("English")').attr('href')).toBe(ownerValue(owner.englishSiteUrl));
    expect(menu.find('a[aria-current], a.dropdown__link--active').text()).toBe('中文');
  });
  test('there is a search box', () => {
    expect($('.navbar form[role="search"] input').length).toBe(1);
  });
});

describe('footer', () => {
  test('has the three columns, each with links', () => {
    const columns = $('.footer__col')
      .map((_, column) => ({title: $(column).find('.footer__title').text(), links: $(column).find('a[href]').length}))
      .get();
    expect(columns.map(({title}) => title)).toEqual(['文档', '条款', '联系我们']);
    for (const {links} of columns) expect(links).toBeGreaterThan(0);
  });
  test('shows copyright 2025 and the ICP record, linked to the regulator', () => {
    expect($('.footer__copyright').text()).toContain(`© 2025 ${brand.name}`);
    const icp = $('.footer__copyright a[href="https://beian.miit.gov.cn/"]');
    expect(icp.text()).toMatch(/ICP/);
    expect(icp.attr('rel')).toContain('noopener');
  });
});

test('the page keeps colour mode light, and has no switch', () => {
  expect($('[class*="colorMode"]').length).toBe(0);
  expect($('html').attr('data-theme') ?? 'light').toBe('light');
});

test('the skip link is the first thing a keyboard reaches', () => {
  const first = $('body a, body button, body input, body [tabindex]').first();
  expect(first.attr('href')).toBe('#__docusaurus_skipToContent_fallback');
});

test('the not-found page asks the reader to tell the owner of the linking site', () => {
  const text = readPage('/404').$('main').text();
  expect(text).toContain('找不到页面');
  expect(text).toMatch(/联系那个网站的所有者，告诉他们链接已失效/);
});

test('structured data names pages by the addresses they have', () => {
  const text = allPages()
    .map(({$}) => $('script[type="application/ld+json"]').text())
    .join();
  const named = new Set([...text.matchAll(/"item":"https?:\/\/[^/"]+([^"#]*)"/g)].map(([, path]) => decodeURI(path!)));
  expect(named.size).toBeGreaterThan(50);
  const routes = new Set(sitemapRoutes());
  expect([...named].filter((path) => !routes.has(path))).toEqual([]);
});

test('the keywords say what the site is about', () => {
  expect($('meta[name="keywords"]').attr('content')).toMatch(/P2P.*直播加速.*WebRTC.*HLS/);
});

describe('each page says what kind of statement it makes', () => {
  const badgeOf = (route: string) => readPage(route).$('main [data-seal]').text();
  const marks = {contract: /接口约定 v\d.*X2 控制台/, verified: /已验证.*Chromium/};
  const claims = products.flatMap((product) =>
    productPages.map((page) => ({route: pageRoute(product, page), statement: product.statement})),
  );
  test.each(claims)('$route: $statement', ({route, statement}) => {
    expect(badgeOf(route)).toMatch(marks[statement]);
  });
});

test('the logo in the navbar has the shapes of the favicon', () => {
  const shapesOf = (page: CheerioAPI, mark: string) =>
    page(mark)
      .find('*')
      .toArray()
      .map(({name, attribs}) => [name, Object.entries(attribs).sort()]);
  const icon = load(readFileSync(new URL('../../site/static/img/favicon.svg', import.meta.url), 'utf8'), {xml: true});
  expect(shapesOf(icon, 'svg')).toHaveLength(6);
  expect(shapesOf($, '.navbar__brand svg')).toEqual(shapesOf(icon, 'svg'));
});

test('robots.txt lets everything be read, and names the sitemap', () => {
  expect(readFileSync(`${BUILD_DIR}/robots.txt`, 'utf8')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${ownerValue(owner.siteUrl)}/sitemap.xml\n`,
  );
});

test('the front page of the blog has structured data of a blog with its four posts', () => {
  const blog = JSON.parse(readPage('/blog').$('script[type="application/ld+json"]').text());
  expect(blog['@type']).toBe('Blog');
  expect(blog.blogPost).toHaveLength(4);
});

// Each script costs a cheap phone some ten milliseconds before it shows anything.
test('before a page is painted one script runs, which reads whether the announcement was closed', () => {
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(90);
  for (const {route, $: page} of pages) {
    const scripts = [...page('head script:not([type])'), ...page('#__docusaurus').prevAll('script')].map((script) => page(script).text());
    // The home page carries the banner for a wrong base address, too.
    const early = scripts.filter((script) => !(route === '/' && script.includes('insertBanner')));
    expect(early, route).toHaveLength(1);
    expect(early[0], route).toContain('docusaurus.announcement.id');
    expect(page('html').attr('data-theme'), route).toBe('light');
  }
});
