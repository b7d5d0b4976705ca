import {existsSync, readFileSync} from 'node:fs';
import type {CheerioAPI} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {brand} from '@x2p2p/site/config/brand';
import {hasHistory} from '@x2p2p/site/config/hasHistory';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {previewFile} from '@x2p2p/site/config/previewFile';
import {previewOf, previews, previewText} from '@x2p2p/site/config/previews';
import {siteVerification} from '@x2p2p/site/config/siteVerification';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {allPages, readPage, sitemapRoutes} from './builtSite.ts';

// What machines are told about a page: JSON-LD for search engines, Open Graph for chat programs.

type Data = Readonly<Record<string, unknown>> & {readonly '@type'?: string};

const site = ownerValue(owner.siteUrl);
const pages = allPages();

/** All that a page says of itself, parts of a graph one by one. */
const dataOf = ($: CheerioAPI): Data[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse($(script).text()) as Data & {'@graph'?: Data[]};
      return data['@graph'] ?? [data];
    });

const said = pages.flatMap(({route, $}) => dataOf($).map((data) => ({route, data})));

/** The routes that say something of a type. */
const routesWith = (type: string): string[] => said.filter(({data}) => data['@type'] === type).map(({route}) => route);

/** Width and height of a PNG file, from its first part. */
function sizeOf(address: string): [number, number] {
  const file = readFileSync(BUILD_DIR + address.slice(site.length));
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test('site and organization are described once, on the home page', () => {
  expect([...routesWith('WebSite'), ...routesWith('Organization')]).toEqual(['/', '/']);
  const [webSite, organization] = dataOf(readPage('/').$);
  expect(webSite).toMatchObject({name: brand.name, url: `${site}/`, publisher: {'@id': organization!['@id']}});
  expect(organization).toMatchObject({name: brand.name, url: `${site}/`});
  expect(existsSync(BUILD_DIR + String(organization!.logo).slice(site.length))).toBe(true);
});

test('no page carries questions and answers a second time: no search engine shows them', () => {
  expect(said.length).toBeGreaterThan(50);
  expect(routesWith('FAQPage')).toEqual([]);
});

test('every page of documentation tells the way to it from the home page, step by step', () => {
  const ways = said.filter(({data}) => data['@type'] === 'BreadcrumbList');
  expect(ways.map(({route}) => route).sort()).toEqual(sitemapRoutes().filter((route) => /^\/(docs|api)\//.test(route)));
  for (const {route, data} of ways) {
    const steps = data.itemListElement as {position: number; item: string}[];
    expect(steps.length, route).toBeGreaterThan(1);
    expect(
      steps.map(({position}) => position),
      route,
    ).toEqual(steps.map((_, index) => index + 1));
    expect([steps[0]!.item, decodeURI(steps.at(-1)!.item)]).toEqual([`${site}/`, site + route]);
  }
});

describe('posts', () => {
  const posts = said.filter(({data}) => data['@type'] === 'BlogPosting');

  test('there are four', () => expect(posts).toHaveLength(4));

  test.each(posts)('$route: words, days and a picture', ({route, data}) => {
    const {$} = readPage(route);
    expect((data.keywords as string[]).length).toBeGreaterThan(2);
    expect($('meta[name="keywords"]').attr('content')).toBe((data.keywords as string[]).join(','));
    expect(String(data.datePublished).slice(0, 10)).toBe($('article header time').attr('datetime')!.slice(0, 10));
    if (hasHistory()) expect(String(data.dateModified) >= String(data.datePublished)).toBe(true);
    const [width] = sizeOf(String(data.image));
    expect(width).toBeGreaterThan(0);
  });
});

describe('Open Graph', () => {
  const one = ($: CheerioAPI, property: string): string | undefined => {
    const found = $(`meta[property="${property}"]`);
    expect(found.length, property).toBe(1);
    return found.attr('content');
  };

  test.each(pages.map(({route, $}) => [route, $] as const))(
    '%s: type, site, language, and the picture of its section with its size',
    (route, $) => {
      const type = /^\/blog\/(?!archive$|authors|tags|page)/.test(route) ? 'article' : 'website';
      expect(['type', 'site_name', 'locale'].map((name) => one($, `og:${name}`))).toEqual([type, brand.name, 'zh_CN']);
      const preview = previewOf(route);
      expect(one($, 'og:image')).toBe(`${site}/${previewFile(preview.id)}`);
      expect(['width', 'height'].map((name) => Number(one($, `og:image:${name}`)))).toEqual(sizeOf(one($, 'og:image')!));
      expect(one($, 'og:image:alt')).toBe(previewText(preview));
      const order = $('meta[property^="og:image"]')
        .map((_, meta) => $(meta).attr('property'))
        .get();
      expect(order, 'facts belong to the picture before them').toEqual(['og:image', 'og:image:width', 'og:image:height', 'og:image:alt']);
    },
  );

  test.each(pages.map(({route, $}) => [route, $] as const))('%s: QQ and WeChat are told the same', (_, $) => {
    const told = ['name', 'description', 'image'].map((name) => $(`meta[itemprop="${name}"]`).attr('content'));
    const described = $('meta[property="og:description"]').attr('content') ?? $('meta[name="description"]').attr('content');
    expect(told).toEqual([one($, 'og:title'), described, one($, 'og:image')]);
    expect(told.every(Boolean)).toBe(true);
  });

  test('every picture is that of a page', () => {
    expect(previews.map(({id}) => id).sort()).toEqual([...new Set(sitemapRoutes().map((route) => previewOf(route).id))].sort());
  });
});

test('search engines find the codes that the owner has confirmed, on every page, and no other', () => {
  const known = siteVerification().map(({attributes}) => [attributes.name, attributes.content]);
  for (const {route, $} of pages) {
    const printed = $('meta[name$="site-verification"], meta[name="msvalidate.01"]')
      .map((_, meta) => [[$(meta).attr('name'), $(meta).attr('content')]])
      .get();
    expect(printed, route).toEqual(known);
  }
});

test('there is a security contact where the owner has named one, and no file otherwise', () => {
  expect(existsSync(`${BUILD_DIR}/.well-known/security.txt`)).toBe(owner.securityContact.state !== 'unknown');
});
