import {describe, expect, test} from 'vitest';
import {categoryOf, pagesOf, products} from '@x2p2p/site/data/products';
import {readPage} from './builtSite.ts';

/** The rows of a page that lists places: where each leads, and what it says. */
const rowsOf = (route: string) => {
  const {$} = readPage(route);
  return $('main li:has(> a)')
    .toArray()
    .filter((row) => $(row).parent().closest('nav, article, li').length === 0)
    .map((row) => ({to: $(row).children('a').attr('href')!, text: $(row).children('a').nextAll().first().text(), end: $(row).text()}));
};

/** Neither the mark of a heading's link nor how spaces break. */
const asRead = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const descriptionOf = (route: string) => readPage(route).$('meta[name="description"]').attr('content')!;

describe.each(products.map((product) => [product.name, product] as const))('the category page of %s', (_, product) => {
  const route = `/docs/category/${categoryOf(product)}`;

  test('lists its pages in their order, each with its whole description', () => {
    expect(rowsOf(route).map(({to, text}) => [to, text])).toEqual(
      pagesOf(product).map((page) => [`/docs/${page}`, descriptionOf(`/docs/${page}`)]),
    );
  });

  test('says which players it serves, how it is entered and which kind of statement its pages make', () => {
    const facts = readPage(route).$('main dl').text();
    for (const fact of [product.players, product.entry, product.family === 'web' ? '已验证' : '接口约定']) expect(facts).toContain(fact);
  });

  test('leads to the sections of each page, by their names', () => {
    const {$} = readPage(route);
    for (const page of pagesOf(product)) {
      const sections = $(`main li:has(> a[href="/docs/${page}"]) li a`).toArray();
      expect(sections.length, page).toBeGreaterThan(1);
      for (const section of sections) {
        const [to, anchor] = $(section).attr('href')!.split('#');
        const heading = readPage(to!).$(`main [id="${anchor}"]`).text();
        // A version has its day beside it.
        expect(asRead(heading), anchor).toBe(
          asRead(
            $(section)
              .text()
              .replace(/（\d{4}-\d\d-\d\d）$/, ''),
          ),
        );
      }
    }
  });

  test('hands nothing over to an assistant, as its pages do', () => {
    const handsOver = (page: string) => readPage(page).$('main summary:contains("交给编程助手")').length;
    expect([handsOver(route), ...pagesOf(product).map((page) => handsOver(`/docs/${page}`))]).toEqual([
      0,
      ...pagesOf(product).map(() => 1),
    ]);
  });
});

test('a category without an SDK has no facts about one', () => {
  expect(rowsOf('/docs/category/协议与政策')).toHaveLength(4);
  expect(readPage('/docs/category/协议与政策').$('main dl')).toHaveLength(0);
});

test('the blog lists its posts, newest first: day, title, description, and tags that lead to their pages', () => {
  const {$} = readPage('/blog');
  const posts = $('main article').toArray();
  const days = posts.map((post) => $(post).find('time').text());
  expect(days).toHaveLength(4);
  expect(days).toEqual([...days].sort().reverse());
  for (const post of posts) {
    const to = $(post).find('h2 a').attr('href')!;
    expect($(post).children('p').text()).toBe(descriptionOf(to));
    expect($(post).find('ul a[href^="/blog/tags/"]').length, to).toBeGreaterThan(0);
  }
});

test('each post of the list says where in it the reader can check', () => {
  const {$} = readPage('/blog');
  for (const post of $('main article').toArray()) {
    const to = $(post).find('h2 a').attr('href')!;
    const places = $(post)
      .find('dl a')
      .toArray()
      .map((link) => $(link).attr('href')!.split('#'));
    expect(places.length, to).toBeGreaterThan(1);
    for (const [page, anchor] of places) {
      expect(page).toBe(to);
      expect(readPage(to).$(`[id="${anchor}"]`), anchor).toHaveLength(1);
    }
  }
});

test.each(['/blog/tags', '/blog/authors'])('each row of %s says how many posts there are behind it', (route) => {
  const rows = rowsOf(route);
  expect(rows.length).toBeGreaterThan(1);
  for (const {to, end} of rows) expect(end, to).toMatch(new RegExp(` ?${readPage(to).$('main article').length} 篇$`));
});

test('the archive has every post under its year', () => {
  const {$} = readPage('/blog/archive');
  const years = $('main section').toArray();
  expect(years.length).toBeGreaterThan(0);
  for (const year of years) {
    const [name] = /\d+/.exec($(year).find('h2').text())!;
    for (const time of $(year).find('time').toArray()) expect($(time).attr('datetime')).toMatch(new RegExp(`^${name}`));
  }
  expect(
    rowsOf('/blog/archive')
      .map(({to}) => to)
      .sort(),
  ).toEqual(
    readPage('/blog')
      .$('main article h2 a')
      .toArray()
      .map((link) => link.attribs.href)
      .sort(),
  );
});

test('every page of the blog that lists something marks the way on which the reader is', () => {
  for (const [route, way] of [
    ['/blog', '/blog'],
    ['/blog/archive', '/blog/archive'],
    ['/blog/tags', '/blog/tags'],
    ['/blog/tags/hello', '/blog/tags'],
    ['/blog/authors', '/blog/authors'],
    ['/blog/authors/engine', '/blog/authors'],
  ] as const)
    expect(readPage(route).$('nav[aria-label="博客"] [aria-current]').attr('href'), route).toBe(way);
});

test('the not-found page leads to the search, the documentation, the answers and the home page', () => {
  expect(rowsOf('/404').map(({to}) => to)).toEqual(['/docs/intro', '/docs/faq/Integration', '/']);
  expect(readPage('/404').$('main form[action="/search"][method="get"] input').attr('name')).toBe('q');
});
