import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {allPages} from './builtSite.ts';

/** What is wrong with the outline and the landmarks of a page, in words. */
function faults($: CheerioAPI): string[] {
  const found: string[] = [];
  const levels = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((heading) => ({level: Number(heading.tagName[1]), text: $(heading).text().trim()}));
  const titles = levels.filter(({level}) => level === 1).length;
  if (titles !== 1) found.push(`${titles} h1`);
  for (const [index, {level, text}] of levels.entries()) {
    if (!text) found.push(`an empty h${level}`);
    const before = levels[index - 1]?.level ?? 0;
    if (level > before + 1) found.push(`h${before} is followed by h${level} ${text}`);
  }
  for (const landmark of ['main', 'nav.navbar', 'footer.footer']) {
    const count = $(landmark).length;
    if (count !== 1) found.push(`${count} of ${landmark}`);
  }
  const names = $('nav')
    .toArray()
    .map((nav) => $(nav).attr('aria-label') ?? '');
  if (names.includes('')) found.push('a nav without a name');
  for (const name of names.filter((name, index) => names.indexOf(name) !== index)) found.push(`two navs named ${name}`);
  if ($('a[href="#__docusaurus_skipToContent_fallback"]').length !== 1 || $('#__docusaurus_skipToContent_fallback').length !== 1)
    found.push('no skip link with its target');
  return found;
}

const idsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => decodeURIComponent($(element).attr('id') ?? $(element).attr('href')!.slice(1)));

describe('outline and landmarks', () => {
  const pages = allPages();

  it('the table of contents of a page lists all its headings of levels 2 and 3', () => {
    const withContents = pages.filter(({$}) => $('.table-of-contents').length > 0);
    expect(withContents.length).toBeGreaterThan(50);
    for (const {route, $} of withContents) expect(idsOf($, '.toc-highlight'), route).toEqual(idsOf($, '.markdown h2, .markdown h3'));
  });

  it('translators leave names of functions, types, options and events in headings as they are', () => {
    const isIdentifier = (text: string) =>
      text
        .split(/[\s、/,]+/)
        .filter(Boolean)
        .every((part) => /^(?:new|[.\w$]*(?:[a-z][A-Z]|_|\.\w)[\w$.]*|[\w$.]+\([^)]*\)|[a-z]\w+)[?:(),\w]*$/.test(part));
    const headings = pages
      .filter(({route}) => /^\/(?:api|docs)\//.test(route))
      .flatMap(({route, $}) =>
        $('.markdown :is(h2, h3, h4, h5, h6)')
          .toArray()
          .flatMap((heading) => {
            const own = $(heading).clone();
            own.find('.hash-link').remove();
            const isMarked = $(heading).attr('translate') === 'no' || own.find('code').text() === own.text();
            return isIdentifier(own.text().trim()) ? [{at: `${route}: ${own.text()}`, isMarked}] : [];
          }),
      );
    expect(headings.length).toBeGreaterThan(300);
    for (const name of ['onSegmentLoaded', 'x2p2p_init', 'destroy()', 'HlsJsP2PEngine.isSupported()', 'start'])
      expect(
        headings.map(({at}) => at.split(': ')[1]),
        'is taken for an identifier',
      ).toContain(name);
    expect(headings.filter(({isMarked}) => !isMarked).map(({at}) => at)).toEqual([]);
  });

  it('there are pages to look at', () => {
    expect(pages.length).toBeGreaterThan(50);
  });

  it.each(pages.map(({route, $}) => [route, $] as const))('%s: one h1, no skipped level, one main, named navs, a skip link', (_, $) => {
    expect(faults($)).toEqual([]);
  });
});
