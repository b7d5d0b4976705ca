import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {allPages, builtFiles} from './builtSite.ts';

// A script that draws before the application adopts its styles into the document: a class that the page, or another such script,
// uses too would change what it was not written for.

/** The styles that `withStyles` (`@x2p2p/build-tools`) writes at the beginning of a script. */
const ADOPTED = /^const styles=new CSSStyleSheet\(?\)?;?styles\.replaceSync\(("(?:[^"\\]|\\.)*")\)/;

const classesOf = (css: string): Set<string> =>
  new Set([...css.replace(/\\(.)/g, '_$1').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name!));

const adopted = builtFiles()
  .filter((file) => /^assets\/.*\.js$/.test(file))
  .map((file) => ({file, css: ADOPTED.exec(readFileSync(`${BUILD_DIR}/${file}`, 'utf8'))?.[1]}))
  .filter(({css}) => css !== undefined)
  .map(({file, css}) => ({file, classes: classesOf(JSON.parse(css!) as string)}));

test('a script that brings its own styles has been found, and its classes', () => {
  expect(adopted.map(({file}) => file)).toEqual([expect.stringMatching(/^assets\/search\/box\./)]);
  for (const {classes} of adopted) expect(classes.size).toBeGreaterThan(20);
});

test('no page uses a class of a script that brings its own styles', () => {
  const inPages = new Set(
    allPages().flatMap(({$}) =>
      $('[class]')
        .toArray()
        .flatMap(({attribs}) => attribs.class!.split(/\s+/)),
    ),
  );
  expect(inPages.size).toBeGreaterThan(100);
  for (const {file, classes} of adopted)
    expect(
      [...classes].filter((name) => inPages.has(name)),
      file,
    ).toEqual([]);
});

test('no style sheet of the application knows a class of a script that brings its own styles', () => {
  const sheets = builtFiles().filter((file) => /^assets\/css\/.*\.css$/.test(file));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const known = classesOf(readFileSync(`${BUILD_DIR}/${sheet}`, 'utf8'));
    for (const {file, classes} of adopted)
      expect(
        [...classes].filter((name) => known.has(name)),
        `${file} and ${sheet}`,
      ).toEqual([]);
  }
});
