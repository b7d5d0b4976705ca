import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import * as z from 'zod';
import {dayOf, isExpired} from '../components/Source/isExpired.ts';
import {claimIds, claims, type Claim} from './claims.ts';

const SITE = fileURLToPath(new URL('../../', import.meta.url));
const pages = ['docs', 'blog'].flatMap((folder) =>
  readdirSync(SITE + folder, {recursive: true, encoding: 'utf8'}).flatMap((file) => (file.endsWith('.mdx') ? [`${folder}/${file}`] : [])),
);
const named = new Set(
  pages.flatMap((file) => [...readFileSync(SITE + file, 'utf8').matchAll(/<Source claim="([^"]+)"/g)].map(([, id]) => id!)),
);

const date = z.iso.date();

test.each(claimIds)('%s was read on a day, may be relied upon for a year at most, and is on a page', (id) => {
  const {says, source, url, checked, expires}: Claim = claims[id];
  expect([says, source].every((text) => text.trim() === text && text !== '')).toBe(true);
  expect(date.parse(checked) < date.parse(expires)).toBe(true);
  expect(Date.parse(expires) - Date.parse(checked)).toBeLessThanOrEqual(366 * 86_400_000);
  if (url !== undefined) expect(z.url({protocol: /^https$/}).parse(url)).toBe(url);
  expect([...named]).toContain(id);
});

test('what is linked to outside has a source with a date beside it', () => {
  const lines = pages.flatMap((file) =>
    readFileSync(SITE + file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\]\(https?:\/\/(?![\w.-]*x2p2p\.example)/.test(line) ? [{place: `${file}:${index + 1}`, line}] : [])),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter(({line}) => !line.includes('<Source claim=')).map(({place}) => place)).toEqual([]);
});

test('the last day still counts, the day after does not', () => {
  expect(isExpired('2027-05-29', '2027-05-29')).toBe(false);
  expect(isExpired('2027-05-29', '2027-05-30')).toBe(true);
  expect(dayOf(new Date('2026-11-29T23:59:59Z'))).toBe('2026-11-29');
});
