import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {EXAMPLES_DIR, pickRegion} from '@x2p2p/site/remark/remarkExample';
import {nativeProducts} from '@x2p2p/site/data/products';

const pageOf = (folder: string) => readFileSync(new URL(`../../site/docs/${folder}/quicestart.mdx`, import.meta.url), 'utf8');
const read = (file: string) => readFileSync(`${EXAMPLES_DIR}${file}`, 'utf8');

/** Sample files that a page shows in pieces, each with its regions in the order of the page; without build files, which readers have. */
function piecesOf(page: string): [string, string[]][] {
  const regions: Record<string, string[]> = {};
  for (const [, file, region] of page.matchAll(/ file=(\S+) region=(\S+)/g)) (regions[file!] ??= []).push(region!);
  return Object.entries(regions).filter(([file]) => !file.endsWith('.gradle.kts'));
}

const squeeze = (code: string) => code.replace(/\s+/g, ' ').trim();

describe.each(nativeProducts)('$id', ({folder}) => {
  const files = piecesOf(pageOf(folder));

  test('shows samples in pieces', () => expect(files.length).toBeGreaterThan(3));

  test.each(files)('the pieces of %s, copied one after another, are the whole file', (file, regions) => {
    const copied = regions.map((region) => pickRegion(read(file), region)).join('\n');
    expect(squeeze(copied)).toBe(squeeze(pickRegion(read(file))!.replace(/^package .*$/m, '')));
  });
});
