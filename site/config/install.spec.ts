import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {known, unknown} from './fact.ts';
import {installCommand, ownPackages, runCommand, tarballOf} from './install.ts';
import {owner} from './owner.ts';

const {version} = JSON.parse(readFileSync(new URL('../../packages/x2-hlsjs/package.json', import.meta.url), 'utf8')) as {version: string};
const hls = (JSON.parse(readFileSync(new URL('../../node_modules/hls.js/package.json', import.meta.url), 'utf8')) as {version: string})
  .version;

describe('installCommand', () => {
  test('takes ours from a file while nobody has published them, in every manager', () => {
    const names = ['x2-hlsjs', 'hls.js'];
    expect(installCommand('npm', names, unknown())).toBe(`npm install --save-exact ./x2-hlsjs-${version}.tgz hls.js@${hls}`);
    expect(installCommand('pnpm', names, unknown())).toBe(`pnpm add --save-exact ./x2-hlsjs-${version}.tgz hls.js@${hls}`);
    expect(installCommand('yarn', names, unknown())).toBe(`yarn add --exact x2-hlsjs@file:./x2-hlsjs-${version}.tgz hls.js@${hls}`);
  });

  test('takes ours from the scope of the owner, once that is known', () => {
    expect(installCommand('npm', ['x2-hlsjs'], known({scope: '@owner'}))).toBe(
      `npm install --save-exact x2-hlsjs@npm:@owner/x2-hlsjs@${version}`,
    );
  });
});

test('the command x2 runs from the file, or from the scope of the owner', () => {
  expect(runCommand('x2 tracker', unknown())).toBe(`npx --yes --package ./${tarballOf('x2-cli')} x2 tracker`);
  expect(runCommand('x2 tracker', known({scope: '@owner'}))).toMatch(/^npx --yes --package @owner\/x2-cli@[\d.]+ x2 tracker$/);
});

// Readmes go to npm and editors as they are, so they cannot ask the facts; what they say is held here.
test.each(ownPackages)('the readme of %s installs it as the pages do', (name) => {
  const readme = readFileSync(new URL(`../../packages/${name}/README.md`, import.meta.url), 'utf8');
  const {scope} = owner.packages.state === 'known' ? owner.packages.value : {scope: undefined};
  if (scope) expect(readme).toContain(`${scope}/${name}`);
  else {
    expect(readme).toContain(`./${tarballOf(name)}`);
    expect(readme).toMatch(/同名的包可能不是我们的|a package of that name may not be ours/);
  }
});
