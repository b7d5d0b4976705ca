import {readFileSync} from 'node:fs';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {describe, expect, test} from 'vitest';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {publishedPackages} from './publishedPackages.ts';

// What a package says of itself. Needs `npm run packages` first.

/** The page of each package on the site. */
const PAGES: Readonly<Record<string, string>> = {
  'stream-doctor': '/tools/stream-doctor',
  'x2-cli': '/docs/intro#x2',
  'x2-hlsjs': '/docs/hls-sdk/quicestart',
  'x2-shaka': '/docs/shaka-player-sdk/quicestart',
};

test('four packages are published', () => {
  expect(publishedPackages.map(({manifest}) => manifest.name)).toEqual(Object.keys(PAGES));
});

describe.each(publishedPackages.map((published) => [published.manifest.name, published] as const))('%s', (name, {folder, manifest}) => {
  test('says where it comes from in the words of the owner', () => {
    expect(manifest).toMatchObject({
      homepage: ownerValue(owner.siteUrl) + PAGES[name],
      repository: {type: 'git', url: `git+${ownerValue(owner.sourceUrl)}.git`, directory: `packages/${name}`},
      bugs: {email: ownerValue(owner.contactEmail)},
    });
  });

  test('is put together as resolvers and registries expect', async () => {
    const {messages, pkg} = await publint({pkgDir: folder, pack: 'npm'});
    expect(messages.map((message) => formatMessage(message, pkg, {color: false}))).toEqual([]);
  }, 60_000);

  test('its changelog begins with its version', () => {
    const headings = [...readFileSync(`${folder}/CHANGELOG.md`, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);
    for (const heading of headings) expect(heading).toMatch(/^\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/);
    expect(headings[0]?.split(' ')[0]).toBe(manifest.version);
  });
});
