import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const RULES = new URL('rules/', import.meta.url);

const sources = readdirSync(RULES).map((file) => readFileSync(new URL(file, RULES), 'utf8'));
const links = [...new Set(sources.flatMap((source) => [...source.matchAll(/'(\/docs\/[^']+)'/g)].map(([, link]) => link!)))];

test('there are links to check', () => {
  expect(links.length).toBeGreaterThan(10);
});

test.each(links)('%s exists', (link) => {
  const [path, anchor] = link.split('#');
  const page = readFileSync(new URL(`site${path}.mdx`, ROOT), 'utf8');
  if (anchor !== undefined) expect(page).toContain(`{/* #${anchor} */}`);
});
