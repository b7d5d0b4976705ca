import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {HEAD_FILE, INDEX_FOLDER} from '@x2p2p/search/indexFormat';
import {products} from '@x2p2p/site/data/products';
import {SiteCopy} from './siteCopy.ts';

// Adds a sixth product to a copy of the site: one row, three pages, one contract, one file of releases. All else must follow from the row.

const fixture = (name: string) => new URL(`../fixtures/sixth-product/${name}`, import.meta.url);
const PAGES = ['quicestart', 'API', 'history'];
const MINUTES = 60_000;
const SOURCE = 'https://gitlab.site.example/x2/site';
/** Those that there are, and this one. */
const COUNT = '零一二三四五六七八九'.charAt(products.length + 1);

let site: SiteCopy;
const compile = (...args: string[]) => site.run('typescript/bin/tsc', args);
const build = () => site.run('@docusaurus/core/bin/docusaurus.mjs', ['build'], 'site');

beforeAll(() => {
  site = new SiteCopy();
  const row = readFileSync(fixture('row.txt'), 'utf8');
  site.edit('site/src/data/products.ts', (table) => table.replace('\n] as const satisfies', `\n${row}] as const satisfies`));
  site.add(fixture('tvos.ts'), 'site/src/data/sdk/tvos.ts');
  site.add(fixture('tvos.yaml'), 'site/src/data/releases/tvos.yaml');
  for (const page of PAGES) site.add(fixture(`${page}.mdx`), `site/docs/tvos-sdk/${page}.mdx`);
  // A build of its own would take minutes, so what the owner confirms about the source is looked at in this one.
  site.edit('site/config/owner.ts', (facts) =>
    facts
      .replace('import {placeholder,', 'import {known, placeholder,')
      .replace(/sourceUrl: .*/, `sourceUrl: known('${SOURCE}'),`)
      .replace(/sourceHost: .*/, "sourceHost: known('gitlab'),"),
  );
}, MINUTES);
afterAll(() => site.delete());

describe('what is missing is named', () => {
  it('a contract that is not in the list, by the compiler', {timeout: 2 * MINUTES}, () => {
    writeFileSync(
      join(site.root, 'tsconfig.contracts.json'),
      '{"extends": "./site/tsconfig.json", "files": ["site/src/data/sdk/index.ts"]}',
    );
    const {isDone, output} = compile('-p', 'tsconfig.contracts.json');
    expect(isDone).toBe(false);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toMatch(/sdk\/index\.ts.*Property 'tvos' is missing/);
  });

  // Each file by itself: `site/config/productFiles.spec.ts`.
  it('a page, and the contract, by the build', {timeout: 2 * MINUTES}, () => {
    site.remove('site/docs/tvos-sdk/history.mdx');
    const {isDone, output} = build();
    site.add(fixture('history.mdx'), 'site/docs/tvos-sdk/history.mdx');
    expect(isDone).toBe(false);
    expect(output).toContain('产品 tvos 缺少版本记录页：site/docs/tvos-sdk/history.mdx。');
    expect(output).toContain('产品 tvos 的接口约定没有写进 site/src/data/sdk/index.ts。');
  });
});

describe('with all of it', () => {
  const page = (route: string) => load(site.read(`site/build${route}.html`));

  beforeAll(() => {
    site.edit('site/src/data/sdk/index.ts', (list) =>
      list.replace('import {windows}', "import {tvos} from './tvos.ts';\nimport {windows}").replace(', windows}', ', windows, tvos}'),
    );
    const {isDone, output} = build();
    if (!isDone) throw new Error(output);
  }, 5 * MINUTES);

  it('the site compiles', {timeout: 5 * MINUTES}, () => {
    expect(compile('-p', 'site')).toEqual({isDone: true, output: ''});
  });

  it.each(PAGES)('%s is a page with the badge', (name) => {
    expect(page(`/docs/tvos-sdk/${name}`)('main').text()).toContain('接口约定 v1.0');
  });

  it('the API page has options, methods, events, statistics and errors', () => {
    const $ = page('/docs/tvos-sdk/API');
    for (const id of ['option-token', 'method-start', 'event-segment-loaded']) expect($(`#${id}`).length, id).toBe(1);
    expect($('a[href="/docs/faq/errors#x2-4001"]').length).toBeGreaterThan(0);
  });

  it('the history has its version and its feed', () => {
    expect(page('/docs/tvos-sdk/history')('#v1-0-0').text()).toContain('接口约定 1.0.0');
    expect(site.read('site/build/docs/tvos-sdk/history.atom')).toContain('tvOS');
    expect(site.read('site/build/releases.atom')).toContain('/docs/tvos-sdk/history#v1-0-0');
  });

  it('the sidebar leads to its category', () => {
    expect(page('/docs/intro')('.menu a[href="/docs/category/tvos-sdk"]').text()).toBe('tvOS SDK');
    for (const name of PAGES)
      expect(page('/docs/category/tvos-sdk')(`main a[href="/docs/tvos-sdk/${name}"]`).length, name).toBeGreaterThan(0);
  });

  it('the quick start has a tab, which leads to its guide', () => {
    const $ = page('/docs/intro');
    expect($('[role="tab"]:contains("tvOS")').length).toBe(1);
    expect($('[role="tabpanel"] a[href="/docs/tvos-sdk/quicestart"]').text()).toBe('tvOS 接入');
  });

  it('the home page shows it and counts it', () => {
    const $ = page('/index');
    expect($('#platform-tvos a').text()).toBe('tvOS');
    expect($('main').text()).toContain(`${COUNT}个 SDK`);
  });

  it('the texts of the FAQ and of the privacy policy count it and name it', () => {
    expect(page('/docs/faq/product')('#sdk-maturity').text()).toContain(`${COUNT}个 SDK`);
    expect(page('/docs/faq/product')('main').text()).toContain('Android、iOS、Windows、tvOS 的文档是接口约定');
    expect(page('/docs/faq/errors')('main').text()).toContain('Android、iOS、Windows、tvOS');
    expect(page('/docs/protocol/Privacy')('#permission-nstelevisionusagedescription').text()).toContain('tvOS');
  });

  it('the configuration tool writes for it', () => {
    expect(page('/tools/config')('main').text()).toContain('tvOS · Swift');
  });

  it('search knows its pages', () => {
    const {sdks} = JSON.parse(site.read(`site/build/${INDEX_FOLDER}/${HEAD_FILE}`)) as {sdks: {id: string}[]};
    expect(sdks.map(({id}) => id)).toContain('tvos');
  });

  it('mistyped addresses lead to it', () => {
    for (const address of ['/docs/tvos-sdk', '/docs/tvos-sdk/quickstart'])
      expect(site.read(`site/build${address}/index.html`), address).toContain('/docs/tvos-sdk/quicestart');
  });

  it.each(['/docs/tvos-sdk/API', '/blog/first-blog-post'])(
    'where the host of the source is confirmed, %s is edited and reported there',
    (route) => {
      const links = page(route)('main a')
        .map((_, link) => link.attribs.href)
        .get()
        .filter((href) => href.startsWith(SOURCE));
      expect(links).toHaveLength(2);
      expect(links[0]).toMatch(/\/-\/edit\/main\/site\/(docs\/tvos-sdk\/API|blog\/first)\.mdx$/);
      const report = new URL(links[1]!);
      expect(report.searchParams.get('issue[title]')).toBe(`文档有误：${route}`);
      expect(report.searchParams.get('issue[description]')).toContain(`${route}\n`);
    },
  );
});
