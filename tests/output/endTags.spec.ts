import {readFileSync} from 'node:fs';
import {Parser} from 'htmlparser2';
import {expect, test} from 'vitest';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {builtFiles} from './builtSite.ts';

// Simple parsers, of which readers' programs have many, know no rules about which element ends another.

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** The elements that a page opens and does not close. */
function unclosed(html: string): string[] {
  const found: string[] = [];
  const isClosed = (): boolean => html[parser.endIndex - 1] === '/';
  const parser = new Parser(
    {onclosetag: (name, isImplied) => isImplied && !VOID.has(name) && !isClosed() && found.push(name)},
    {recognizeSelfClosing: true},
  );
  parser.end(html);
  return found;
}

test('an element that is not closed is found', () => {
  expect(unclosed('<main><ul><li>a<li>b</ul><p>c<br><svg><path d="M0"/></svg></main>')).toEqual(['li', 'li', 'p']);
});

test('every page closes what it opens', () => {
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter((file) => unclosed(readFileSync(`${BUILD_DIR}/${file}`, 'utf8')).length > 0)).toEqual([]);
});
