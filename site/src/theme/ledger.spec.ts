import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const here = new URL('./', import.meta.url);
const components = readdirSync(here, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({file, name: file.replaceAll('\\', '/').replace(/(\/index)?\.tsx$/, '')}));

test('every replaced theme component stands in the ledger and says what it changes', () => {
  const ledger = [...readFileSync(new URL('README.md', here), 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(components.length).toBeGreaterThan(0);
  expect(components.map(({name}) => name).sort()).toEqual(ledger.sort());
  for (const {file} of components) expect(readFileSync(new URL(file, here), 'utf8'), file).toContain('Change: ');
});
