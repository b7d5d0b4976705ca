import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {publicReports} from './publicReports.ts';

test('fourteen public reports, each of another thread', () => {
  expect(new Set(publicReports.map(({thread}) => thread)).size).toBe(14);
});

test.each(publicReports)('$thread ($complaint) is held by $file', ({file, test: title}) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  // The title may go on with what varies.
  expect([`test('${title}`, `test(\`${title}`].filter((begins) => source.includes(begins))).toHaveLength(1);
});
