import {readFileSync, statSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import budgets from '../../budgets.json' with {type: 'json'};
import {allPages, builtFiles} from './builtSite.ts';

const compressed = (file: string) => brotliCompressSync(readFileSync(file)).length;
const files = builtFiles();
const totalOf = (pattern: RegExp) => {
  const found = files.filter((path) => pattern.test(path));
  expect(found.length).toBeGreaterThan(0);
  return found.reduce((sum, path) => sum + compressed(`${BUILD_DIR}/${path}`), 0);
};

describe('bytes of a page', () => {
  test.each(allPages().map(({route, file}) => [route, file] as const))('%s', (route, file) => {
    const {limit} = budgets.pages.find(({match}) => new RegExp(match).test(route))!;
    expect(compressed(file)).toBeLessThanOrEqual(limit);
  });
});

test('nothing blocks the first view: a page loads no style sheet by itself, and one script, which waits until the page is read', () => {
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(50);
  const blocked = pages.filter(({$}) => {
    $('noscript').remove();
    return $('script[src]:not([defer][data-loader]), link[rel="stylesheet"]').length > 0 || $('script[data-loader]').length !== 1;
  });
  expect(blocked.map(({route}) => route)).toEqual([]);
});

test('no rule makes the whole document depend on any of its elements: with `html:has(.x)`, each change restyles everything', () => {
  const sheets = [
    ...allPages().map(({$}) => $('style').text()),
    ...files.filter((path) => path.endsWith('.css')).map((path) => readFileSync(`${BUILD_DIR}/${path}`, 'utf8')),
  ];
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((sheet) => sheet.match(/(?:html|body|:root|\[data-[^\]]*\])(?::not\()?:has\((?!\s*[>+~])[^)]*\)/g) ?? []);
  expect([...new Set(found)]).toEqual([]);
});

test('the loader stays within its budget', () => {
  expect(totalOf(/^assets\/page\/loader\..*\.js$/)).toBeLessThanOrEqual(budgets.loader.limit);
});

test('the application stays within its budget', () => {
  expect(totalOf(/^assets\/js\/(runtime~main|main)\.[^/]*\.js$/)).toBeLessThanOrEqual(budgets.application.limit);
});

test('the style sheet stays within its budget', () => {
  expect(totalOf(/^assets\/css\/styles\.[^/]*\.css$/)).toBeLessThanOrEqual(budgets.styles.limit);
});

test('the search stays within its budget', () => {
  const first = totalOf(/^(assets\/search\/(box|worker)\..*\.js|search-index\/head\.json)$/);
  expect(first).toBeLessThanOrEqual(budgets.search.first);
  expect(first + totalOf(/^search-index\/words-.*\.json$/)).toBeLessThanOrEqual(budgets.search.all);
});

test('the application contains no syntax highlighter', () => {
  const main = files.find((path) => /^assets\/js\/main\.[^/]*\.js$/.test(path))!;
  expect(readFileSync(`${BUILD_DIR}/${main}`, 'utf8')).not.toMatch(/Prism/);
});

test('pictures are small', () => {
  const pictures = files.filter((path) => /\.(png|jpe?g|webp|avif|svg|ico)$/.test(path));
  expect(pictures.length).toBeGreaterThan(0);
  for (const path of pictures) expect(statSync(`${BUILD_DIR}/${path}`).size, path).toBeLessThanOrEqual(budgets.image.limit);
});
