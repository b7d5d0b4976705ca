import {readFileSync} from 'node:fs';
import {matchPath} from 'react-router';
import {describe, expect, test, vi} from 'vitest';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {builtFiles} from './builtSite.ts';

// What Docusaurus supplies and no reader can see, as it stands in the script that is shipped.

const main = readFileSync(`${BUILD_DIR}/${builtFiles().find((path) => /^assets\/js\/main\.[^/]*\.js$/.test(path))!}`, 'utf8');

type Version = {name: string; label: string; isLast: boolean; path: string; mainDocId: string; docs: {id: string; path: string; sidebar?: string}[]};

/** The data of the docs plugins, which the build prints as one JSON text. */
function docsVersions(): Record<string, {versions: Version[]}> {
  const [, text] = /JSON\.parse\('(\{"docusaurus-plugin-content-docs":(?:[^'\\]|\\.)*)'\)/.exec(main)!;
  return (JSON.parse(text!.replaceAll("\\'", "'").replaceAll('\\\\', '\\')) as Record<string, Record<string, {versions: Version[]}>>)['docusaurus-plugin-content-docs']!;
}

describe('docs have one version', () => {
  test.each([
    ['default', '/docs', 'intro', 'tutorialSidebar'],
    ['api', '/api', 'x2-hlsjs/index', 'defaultSidebar'],
  ])('%s: labelled Next, the latest, below %s, with the main doc %s', (plugin, path, mainDocId, sidebar) => {
    const {versions} = docsVersions()[plugin]!;
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({name: 'current', label: 'Next', isLast: true, path, mainDocId});
    expect(versions[0]!.docs.length).toBeGreaterThan(20);
    expect(versions[0]!.docs.filter((doc) => doc.sidebar !== sidebar || !doc.path.startsWith(`${path}/`))).toEqual([]);
  });
});

describe('the router remembers 10,000 patterns of routes', () => {
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

test('a part of a page that is slow shows itself as loading after 200 ms', () => {
  expect(/\{[^{}]*loading:null,delay:200,/.test(main)).toBe(true);
});
