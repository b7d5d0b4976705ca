import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {isOwnPackage, ownPackages} from '@x2p2p/site/config/install';
import {allPages, builtFiles} from './builtSite.ts';

// A package that nobody has registered may be registered by anybody, with any code in it. No text of the site leads to a registry for
// one of ours by its bare name; a warning against doing so is the one exception.

const COMMAND = /(不要执行 [`“]?)?\b(?:npm (?:install|i|exec)|pnpm (?:add|dlx)|yarn (?:add|dlx)|npx)((?: +[\w@./:-]+)+)/g;

/** Commands in a text that would ask a registry for one of our packages by its name alone. */
function asksRegistry(text: string): string[] {
  return [...text.matchAll(COMMAND)].flatMap(([command, warning, names = '']) => {
    const words = names.trim().split(/ +/);
    if (warning || words.includes('--no')) return [];
    return words.some((word) => isOwnPackage(word.replace(/(?<=.)@[\d.^~a-z]*$/, ''))) ? [command] : [];
  });
}

test.each([
  ['npm install x2-hlsjs hls.js', 1],
  ['pnpm add --save-exact x2-shaka@0.1.0', 1],
  ['npx stream-doctor playlist.m3u8', 1],
  ['npx --no stream-doctor playlist.m3u8', 0],
  ['现在不要执行 npm install x2-hlsjs', 0],
  ['npm install --save-exact ./x2-hlsjs-0.1.0.tgz hls.js@1.7.4', 0],
  ['yarn add --exact x2-hlsjs@file:./x2-hlsjs-0.1.0.tgz', 0],
  ['npm install --save-exact x2-hlsjs@npm:@owner/x2-hlsjs@0.1.0', 0],
])('%s: %i', (text, count) => {
  expect(asksRegistry(text)).toHaveLength(count);
});

test('no page, plain text or script asks a registry for one of our packages', () => {
  const pages = allPages().map(({route, $}): [string, string] => [route, $('body').text()]);
  const texts = builtFiles()
    .filter((file) => /\.(md|txt|xml|json|js)$/.test(file))
    .map((file): [string, string] => [file, readFileSync(`${BUILD_DIR}/${file}`, 'utf8')]);
  expect(pages.length).toBeGreaterThan(90);
  const found = [...pages, ...texts].flatMap(([where, text]) => asksRegistry(text).map((command) => `${where}: ${command}`));
  expect(found).toEqual([]);
  // The quick starts do say how.
  for (const name of ownPackages)
    expect(
      texts.some(([, text]) => text.includes(`./${name}-`)),
      name,
    ).toBe(true);
});
