import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {ATOM, children, leftovers, linkOf, parseFeed, textOf} from './atom.ts';
import {allPages, readPage} from './builtSite.ts';

const SITE = ownerValue(owner.siteUrl);
const CONTENT = 'http://purl.org/rss/1.0/modules/content/';

type Post = {readonly address: string; readonly published: Date; readonly html: string};

const atom = (): Post[] =>
  children(parseFeed('/blog/atom.xml'), 'entry').map((entry) => ({
    address: textOf(entry, 'id'),
    published: new Date(textOf(entry, 'published')),
    html: textOf(entry, 'content'),
  }));

const rss = (): Post[] => {
  const [channel] = children(parseFeed('/blog/rss.xml'), 'channel', null);
  return children(channel!, 'item', null).map((item) => ({
    address: textOf(item, 'link', null),
    published: new Date(textOf(item, 'pubDate', null)),
    html: textOf(item, 'encoded', CONTENT),
  }));
};

type JsonFeed = {
  readonly feed_url?: string;
  readonly items: readonly {readonly url: string; readonly date_published: string; readonly content_html: string}[];
};
const readJson = () => JSON.parse(readFileSync(`${BUILD_DIR}/blog/feed.json`, 'utf8')) as JsonFeed;
const json = (): Post[] =>
  readJson().items.map(({url, date_published, content_html}) => ({address: url, published: new Date(date_published), html: content_html}));

test('each feed says where it is, and in which language where its format can', () => {
  const feed = parseFeed('/blog/atom.xml');
  expect([linkOf(feed, 'self'), feed.getAttribute('xml:lang')]).toEqual([`${SITE}/blog/atom.xml`, 'zh-Hans']);
  const [channel] = children(parseFeed('/blog/rss.xml'), 'channel', null);
  const [self] = children(channel!, 'link', ATOM);
  expect(['rel', 'href', 'type'].map((name) => self?.getAttribute(name))).toEqual(['self', `${SITE}/blog/rss.xml`, 'application/rss+xml']);
  expect(textOf(channel!, 'language', null)).toBe('zh-Hans');
  expect(readJson().feed_url).toBe(`${SITE}/blog/feed.json`);
});

test.each([
  ['atom.xml', atom],
  ['rss.xml', rss],
  ['feed.json', json],
])('blog/%s has the four posts with the day they appeared, whole and without what feed readers cannot use', (_, read) => {
  const posts = read();
  const slugs = ['long-blog-post', 'mdx-blog-post', 'first-blog-post', 'welcome'];
  expect(posts.map(({address}) => address)).toEqual(slugs.map((slug) => `${SITE}/blog/${slug}`));
  for (const {address, published, html} of posts) {
    const {$} = readPage(address.slice(SITE.length));
    expect(published.toISOString().slice(0, 10), address).toBe($('article header time').attr('datetime')!.slice(0, 10));
    expect(leftovers(html), address).toEqual([]);
    const entry = load(html, null, false);
    const content = $('article .markdown').first();
    for (const name of ['h2', 'h3', 'table tr', 'pre', 'figure'])
      expect(entry(name).length, `${address}: ${name}`).toBe(content.find(name).length);
    const drawings = content
      .find('svg[role="img"]')
      .map((__, svg) => `图：${$(svg).attr('aria-label')}`)
      .get();
    const links = entry('a').filter((__, link) => entry(link).text().startsWith('图：'));
    expect(links.map((__, link) => entry(link).text()).get(), address).toEqual(drawings);
    for (const link of links) {
      const [page, id] = entry(link).attr('href')!.split('#');
      expect(page).toBe(address);
      expect($(`[id="${id}"]`).length).toBe(1);
    }
  }
  expect(posts.map(({html}) => load(html)('a:contains("图：")').length).reduce((one, other) => one + other)).toBeGreaterThan(2);
});

test('every page of the blog names RSS and Atom', () => {
  const pages = allPages().filter(({route}) => /^\/blog(\/|$)/.test(route));
  expect(pages.length).toBeGreaterThan(12);
  for (const {route, $} of pages) {
    const feeds = ['rss', 'atom'].map((kind) => $(`head link[rel="alternate"][type="application/${kind}+xml"]`).attr('href'));
    expect(feeds, route).toEqual(['/blog/rss.xml', '/blog/atom.xml']);
  }
});
