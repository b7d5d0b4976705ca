import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ownPackages, tarballOf} from '@x2p2p/site/config/install';
import {isMain} from './isMain.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The name under which tools that check digests look for them: `shasum -a 256 -c SHA256SUMS`. */
export const SUMS = 'SHA256SUMS';

/** Writes the built packages as files to install from, with their digests, into a folder of their own. */
export function pack(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const workspaces = ownPackages.flatMap((name) => ['-w', name]);
  execFileSync('npm', ['pack', '--silent', ...workspaces, '--pack-destination', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const sums = ownPackages.map(tarballOf).map((file) => `${sha256(readFileSync(join(folder, file)))}  ${file}\n`);
  writeFileSync(join(folder, SUMS), sums.join(''));
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

// `npm run pack`
if (isMain(import.meta)) {
  pack(join(ROOT, 'packed'));
  console.log(`packed/:\n${readFileSync(join(ROOT, 'packed', SUMS), 'utf8')}`);
}
