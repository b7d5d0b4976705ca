import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {builtFiles} from './builtSite.ts';

/** Files that the build writes from our texts. Scripts are left out: some name these characters in order to look for them. */
const texts = builtFiles().filter((path) => /\.(html|md|txt|xml|json)$/.test(path));

test('there are texts of every kind', () => {
  expect([...new Set(texts.map((path) => path.slice(path.lastIndexOf('.'))))].sort()).toEqual(['.html', '.json', '.md', '.txt', '.xml']);
});

// Unpatched, React 18 breaks a character now and then: see site/config/bundler/wholeCharacters.
test('every character is whole', () => {
  const broken = texts.flatMap((path) => {
    const text = readFileSync(`${BUILD_DIR}/${path}`, 'utf8');
    const at = text.search(/[\0\uFFFD]/);
    return at < 0 ? [] : [`${path}: ${text.slice(Math.max(0, at - 20), at + 20)}`];
  });
  expect(broken).toEqual([]);
});
