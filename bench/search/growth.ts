import {chromium} from '@playwright/test';
import {cpSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {fileURLToPath} from 'node:url';
import {buildIndex} from '@x2p2p/search/build/buildIndex';
import type {ExtractedPage} from '@x2p2p/search/build/extractPage';
import {readPages} from '@x2p2p/search/build/readPages';
import {writeIndex} from '@x2p2p/search/build/writeIndex';
import {search} from '@x2p2p/site/config/search';
import {launchOptions} from '../../tests/chromiumFeatures.ts';
import {throttledServer} from '../throttledServer.ts';
import {measureCold} from './measureCold.ts';

/**
 * How the search grows: an index for 60 and for 2,000 pages, made of the words of the real site, behind the real site's box.
 *   npx tsx bench/search/growth.ts [build folder]
 */
const build = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../../site/build', import.meta.url)));
const SECTIONS = 8;

/** A seeded generator: the same numbers in every run. */
let seed = 1;
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const pick = <T>(all: readonly T[]): T => all[random(all.length)]!;

function inventPages(count: number, material: readonly ExtractedPage[]): ExtractedPage[] {
  const words = material.flatMap(({records}) =>
    records.flatMap(({heading}) => heading.match(/[\u4e00-\u9fff]{2,4}|[A-Za-z][\w.]+/g) ?? []),
  );
  const texts = material.flatMap(({records}) => records.map(({text}) => text)).filter((text) => text.length > 60);
  const name = (length: number) => Array.from({length}, () => pick(words)).join('');
  return Array.from({length: count}, (_, number) => ({
    route: `/docs/part-${number % 40}/page-${number}`,
    title: name(2),
    crumbs: [`分册 ${number % 40}`],
    records: Array.from({length: SECTIONS + 1}, (_, section) => ({
      level: section === 0 ? 1 : 2,
      anchor: section === 0 ? '' : `section-${section}-${random(1000)}`,
      heading: name(3),
      text: `${pick(texts).slice(0, 150)} ${pick(texts).slice(0, 150)}`,
      identifiers: [],
      code: [],
    })),
  })).map((page) => ({...page, records: page.records.map((record, at) => (at === 0 ? {...record, heading: page.title} : record))}));
}

const routes = readdirSync(build, {recursive: true, encoding: 'utf8'})
  .filter((file) => /^docs[\\/].+\.html$/.test(file) && !file.endsWith('index.html'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`);
const material = readPages(build, '/', routes, search).filter(({records}) => records.length > 3);
const browser = await chromium.launch(launchOptions());
for (const count of [60, 2000]) {
  const pages = inventPages(count, material);
  const files = buildIndex(pages, search.facets);
  const folder = mkdtempSync(path.join(tmpdir(), 'search-growth-'));
  cpSync(build, folder, {recursive: true});
  writeIndex(folder, files);
  const size = (pattern: RegExp) =>
    (files.filter(({name}) => pattern.test(name)).reduce((sum, {content}) => sum + brotliCompressSync(content).length, 0) / 1000).toFixed(
      1,
    );
  console.log(
    `${count} pages, ${count * SECTIONS} headings: head ${size(/^head\.json/)} kB, more headings ${size(/^headings-/)} kB in ${files.filter(({name}) => name.startsWith('headings-')).length} files, words ${size(/^words-/)} kB`,
  );
  const server = await throttledServer(folder);
  const asked = [0.1, 0.5, 0.9].map((share) => pages[Math.floor(count * share)]!);
  // Invented names may repeat: every page that has the name is right.
  const named = (name: string, level: number) => ({
    query: name,
    right: pages
      .filter(({records}) => records.some((record) => record.level === level && record.heading === name))
      .map(({route}) => route.slice(1)),
  });
  const titles = asked.map(({title}) => named(title, 1));
  console.log(`  by title   ${await measureCold(browser, server, titles, 'awake')}`);
  const headings = asked.map(({records}) => named(records[4]!.heading, 2));
  console.log(`  by heading ${await measureCold(browser, server, headings, 'awake')}`);
  await server.close();
  rmSync(folder, {recursive: true});
}
await browser.close();
