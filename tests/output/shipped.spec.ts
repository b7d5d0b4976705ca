import {readFileSync} from 'node:fs';
import {matchPath} from 'react-router';
import {describe, expect, test, vi} from 'vitest';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {builtFiles} from './builtSite.ts';

// Data and constants of Docusaurus that no reader can see, checked in the scripts that are shipped.

const scripts = builtFiles()
  .filter((path) => /^assets\/js\/[^/]+\.js$/.test(path))
  .map((path) => ({path, text: readFileSync(`${BUILD_DIR}/${path}`, 'utf8')}));
const main = scripts.find(({path}) => /\/main\.[^/]*\.js$/.test(path))!.text;

type Version = {name: string; docs: {path: string; sidebar?: string}[]};
type SidebarItem = {type: string; label: string; href?: string; unlisted?: boolean; items?: SidebarItem[]};

/** The data that a script holds as JSON texts with this first key. */
const printed = <Data>(firstKey: string, script: string): Data[] =>
  [...script.matchAll(new RegExp(String.raw`JSON\.parse\('(\{"${firstKey}":(?:[^'\\]|\\.)*)'\)`, 'g'))].map(([, text]) =>
    JSON.parse(text!.replaceAll("\\'", "'").replaceAll('\\\\', '\\')),
  );

/** The items of a sidebar, with those of its categories. */
const withInner = (items: readonly SidebarItem[]): SidebarItem[] => items.flatMap((item) => [item, ...withInner(item.items ?? [])]);

describe.each([
  {plugin: 'default', base: '/docs', mainDocId: 'intro', sidebar: 'tutorialSidebar', first: '/docs/intro'},
  {plugin: 'api', base: '/api', mainDocId: 'x2-hlsjs/index', sidebar: 'defaultSidebar', first: '/api/x2-hlsjs'},
])('docs of the plugin $plugin', ({plugin, base, mainDocId, sidebar, first}) => {
  test(`have one version: labelled Next, the latest, below ${base}, with the main doc ${mainDocId} and a sidebar that links to ${first}`, () => {
    const [data] = printed<Record<string, Record<string, {versions: Version[]}>>>('docusaurus-plugin-content-docs', main);
    const {versions} = data!['docusaurus-plugin-content-docs']![plugin]!;
    expect(versions).toHaveLength(1);
    const link = {path: first, label: expect.stringMatching(/./)};
    expect(versions[0]).toMatchObject({name: 'current', label: 'Next', isLast: true, path: base, mainDocId, sidebars: {[sidebar]: {link}}});
    expect(versions[0]!.docs.length).toBeGreaterThan(20);
    expect(versions[0]!.docs.filter((doc) => doc.sidebar !== sidebar || !doc.path.startsWith(`${base}/`))).toEqual([]);
  });

  test('have a sidebar of links and categories', () => {
    const found = scripts.flatMap(({text}) =>
      printed<{version: {pluginId: string; docsSidebars: Record<string, SidebarItem[]>}}>('version', text),
    );
    const [{version}] = found.filter(({version}) => version.pluginId === plugin) as [(typeof found)[number]];
    const items = withInner(version.docsSidebars[sidebar]!);
    const ofType = (wanted: string) => items.filter(({type}) => type === wanted);
    for (const type of ['link', 'category']) expect(ofType(type).length, type).toBeGreaterThan(5);
    expect(items.length).toBe(ofType('link').length + ofType('category').length);
    expect(ofType('link').filter(({href, unlisted}) => !href || unlisted !== false)).toEqual([]);
    expect(ofType('category').filter((category) => !category.items?.length)).toEqual([]);
    // A category has an address where a page of its own lists its items.
    expect(ofType('category').filter(({href}) => href).length).toBeGreaterThan(5);
    expect(items.filter(({href}) => href && !href.startsWith(`${base}/`))).toEqual([]);
  });
});

test('zh is the default and the only locale', () => {
  const [locales] = printed<{locales: string[]; localeConfigs: Record<string, object>}>('defaultLocale', main);
  expect(locales).toMatchObject({defaultLocale: 'zh', locales: ['zh'], currentLocale: 'zh'});
  expect(Object.keys(locales!.localeConfigs)).toEqual(['zh']);
  expect(locales!.localeConfigs.zh).toMatchObject({label: '中文', direction: 'ltr', htmlLang: 'zh-Hans', calendar: 'gregory', path: 'zh'});
});

describe('the router caches 10,000 compiled route patterns', () => {
  test('and compiles any further one each time', () => {
    let compiled = 0;
    class CountedRegExp extends RegExp {
      constructor(pattern: string | RegExp, flags?: string) {
        super(pattern, flags);
        compiled++;
      }
    }
    vi.stubGlobal('RegExp', CountedRegExp);
    /** Whether matching `path` has to compile it. */
    const compiles = (path: string) => {
      const before = compiled;
      if (!matchPath(path, {path})?.isExact) throw new Error(`${path} does not match itself`);
      return compiled > before;
    };
    const patterns = Array.from({length: 10_001}, (_, index) => `/page-${index}`);
    expect(patterns.every(compiles)).toBe(true);
    expect(patterns.slice(0, 10_000).some(compiles)).toBe(false);
    expect(compiles('/page-10000')).toBe(true);
    vi.unstubAllGlobals();
  });

  test('in the shipped script too', () => {
    expect(/\{regexp:[^{}]*\};return \w+<1e4&&/.test(main)).toBe(true);
  });
});

test('a page chunk that is slow counts as loading after 200 ms', () => {
  expect(/\{[^{}]*loading:null,delay:200,/.test(main)).toBe(true);
});
