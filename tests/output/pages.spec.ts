import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {allPages, isBuilt} from './builtSite.ts';

const pages = allPages();
const siteUrl = ownerValue(owner.siteUrl);

test('there are pages to check', () => {
  expect(pages.length).toBeGreaterThan(50);
});

/** Images without `alt`, or without `width`, so that their size is unknown until they load. */
const bareImages = ($: CheerioAPI) =>
  $('main img').filter((_, image) => $(image).attr('alt') === undefined || !$(image).attr('width')).length;

test('an image without alt text or size is found', () => {
  expect(bareImages(load('<main><img alt="" width=1><img width=1><img alt=""></main>'))).toBe(2);
});

describe.each(pages.map((page) => [page.route, page] as const))('%s', (route, {$}) => {
  test('has one title, a description and a canonical address', () => {
    expect($('head title').length).toBe(1);
    if (route === '/404') return;
    expect($('meta[name="description"]').attr('content')?.length ?? 0).toBeGreaterThan(5);
    expect(decodeURI($('link[rel="canonical"]').attr('href') ?? '')).toBe(route === '/' ? `${siteUrl}/` : siteUrl + route);
  });

  test('headings carry ASCII ids, each once', () => {
    const ids = $('[id]')
      .map((_, element) => $(element).attr('id'))
      .get();
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const headings = $('.markdown :is(h2, h3, h4, h5)[id]')
      .map((_, element) => $(element).attr('id'))
      .get();
    expect(headings.filter((id) => !/^[\x21-\x7e]+$/.test(id))).toEqual([]);
  });

  test('loads nothing from other hosts', () => {
    const addresses = $(
      'script[src], link[rel~="stylesheet"], link[rel~="preload"], link[rel~="modulepreload"], link[rel~="icon"], img[src], source[src], video[src], iframe[src]',
    )
      .map((_, element) => $(element).attr('src') ?? $(element).attr('href'))
      .get();
    expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  });

  test('internal links lead to pages', () => {
    const targets = $('a[href^="/"]')
      .map((_, element) => $(element).attr('href')!)
      .get();
    const missing = targets
      .map((href) => decodeURI(href).replace(/[?#].*$/, ''))
      .filter((path) => !isBuilt(path.replace(/(.)\/$/, '$1')) && !/\.\w+$/.test(path));
    expect(missing).toEqual([]);
  });

  test('delays its first paint until an element that exists', () => {
    const awaited = $('link[rel="expect"][blocking="render"]').attr('href');
    expect(
      $('[id]')
        .map((_, element) => `#${$(element).attr('id')}`)
        .get(),
    ).toContain(awaited);
  });

  test('images have alt texts and sizes', () => {
    expect(bareImages($)).toBe(0);
  });

  test('shows no raw Markdown', () => {
    const text = $('main').clone().find('pre, code, script, style').remove().end().text();
    expect(text.match(/\*\*[^*]{1,40}\*\*|\]\(\/[^)]*\)/g)).toBeNull();
  });
});
