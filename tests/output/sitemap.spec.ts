import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {hasHistory} from '@x2p2p/site/config/hasHistory';
import {BUILD_DIR} from '../../scripts/siteServer.ts';

const SITE = fileURLToPath(new URL('../../site/', import.meta.url));

/** The day, in UTC, of the last commit that changed a file; undefined for a file that is made by the build. */
function lastChange(file: string): string | undefined {
  const time = execFileSync('git', ['log', '-1', '--format=%cI', '--', file], {cwd: SITE, encoding: 'utf8'}).trim();
  return time ? new Date(time).toISOString().slice(0, 10) : undefined;
}

const $ = load(readFileSync(`${BUILD_DIR}/sitemap.xml`, 'utf8'), {xml: true});
const entries = $('url')
  .toArray()
  .map((url) => ({
    file: `${decodeURI(new URL($('loc', url).text()).pathname).slice(1)}.mdx`,
    day: $('lastmod', url).first().text() || undefined,
  }));

test.skipIf(!hasHistory(SITE))('documents say when git saw them changed last', () => {
  const documents = entries.filter(({file}) => existsSync(SITE + file));
  expect(documents.length).toBeGreaterThan(25);
  expect(documents.map(({file, day}) => [file, day])).toEqual(documents.map(({file}) => [file, lastChange(file)]));
});

test('what no document stands behind has no day, which would be invented', () => {
  const others = entries.filter(({file}) => !existsSync(SITE + file) && !/^blog\/[\w-]+\.mdx$/.test(file));
  expect(others.length).toBeGreaterThan(30);
  expect(others.filter(({day}) => day !== undefined)).toEqual([]);
});
