import {existsSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {brand} from '@x2p2p/site/config/brand';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {FEED_OF_ALL, feedOf, historyPage, releaseAnchor} from '@x2p2p/site/data/releases/historyPages';
import {readHistory} from '@x2p2p/site/data/releases/readHistory';
import {productIds, type ProductId} from '@x2p2p/site/data/products';
import {ATOM, children, leftovers, linkOf, parseFeed, textOf} from './atom.ts';
import {readPage} from './builtSite.ts';

const SITE = ownerValue(owner.siteUrl);
const DATE = /^\d{4}-\d\d-\d\dT00:00:00(\.000)?Z$/;

const feeds = [...productIds.map((product) => ({route: feedOf(product), of: [product]})), {route: FEED_OF_ALL, of: productIds}];

/** The address of every release, and its day. */
const releasesOf = (product: ProductId): [string, string][] =>
  readHistory(product).releases.map(({version, date}) => [`${SITE}${historyPage(product).route}#${releaseAnchor(version)}`, date]);

const words = (html: string): string => load(html, null, false).text().replace(/\s+/g, '');

test.each(feeds)('$route is an Atom feed with the site’s address', ({route}) => {
  const feed = parseFeed(route);
  expect([feed.namespaceURI, feed.localName]).toEqual([ATOM, 'feed']);
  expect(textOf(feed, 'id')).toBe(SITE + route);
  expect([linkOf(feed, 'self'), feed.getAttribute('xml:lang')]).toEqual([SITE + route, 'zh-Hans']);
  expect(textOf(feed, 'title')).toContain('版本记录');
  expect(children(feed, 'author').map((author) => textOf(author, 'name'))).toEqual([brand.name]);
  const page = linkOf(feed, 'alternate')!;
  expect(page.startsWith(`${SITE}/`), page).toBe(true);
  expect(existsSync(readPage(page.slice(SITE.length)).file)).toBe(true);
  const days = children(feed, 'entry').map((entry) => textOf(entry, 'updated'));
  expect(textOf(feed, 'updated')).toMatch(DATE);
  expect([textOf(feed, 'updated'), ...days], 'newest first').toEqual([...days, days[0]].sort().reverse());
});

test.each(feeds)('$route has every release, with its day and the words of its page', ({route, of}) => {
  const entries = children(parseFeed(route), 'entry').map((entry) => ({entry, id: textOf(entry, 'id')}));
  expect(entries.map(({entry, id}) => [id, textOf(entry, 'updated').slice(0, 10)]).sort()).toEqual(of.flatMap(releasesOf).sort());
  for (const {entry, id} of entries) {
    expect(linkOf(entry, 'alternate')).toBe(id);
    expect(textOf(entry, 'updated'), 'no hour that nobody knows').toMatch(DATE);
    const [page, anchor] = id.slice(SITE.length).split('#');
    const heading = readPage(page!).$(`h3[id="${anchor}"]`);
    expect(heading, id).toHaveLength(1);
    expect(textOf(entry, 'title')).toContain(heading.contents().first().text());
    const content = textOf(entry, 'content');
    expect(children(entry, 'content')[0]!.getAttribute('type')).toBe('html');
    expect(words(content)).toBe(words(heading.nextAll('article').first().html()!));
    expect(textOf(entry, 'published'), 'the day on which it appeared').toBe(textOf(entry, 'updated'));
    expect(leftovers(content)).toEqual([]);
  }
});

test.each(productIds)('the history of %s leads readers and programs to its feed and to that of all', (product) => {
  const {$} = readPage(historyPage(product).route);
  const own = [feedOf(product), FEED_OF_ALL];
  expect(
    $('head link[rel="alternate"][type="application/atom+xml"]')
      .map((_, link) => $(link).attr('href'))
      .get(),
  ).toEqual(expect.arrayContaining(own));
  expect(
    $('article a[href$=".atom"]')
      .map((_, link) => $(link).attr('href'))
      .get(),
  ).toEqual(own);
});
