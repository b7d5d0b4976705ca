import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ownPackages, tarballOf, type OwnPackage} from '@x2p2p/site/config/install';
import {sboms} from './release/sbom.ts';
import {documentedPackages, removeDocs, shipDocs} from './release/shipDocs.ts';
import {shipSite} from './release/shipSite.ts';
import {BUILD_DIR} from './siteServer.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The name under which tools that check digests look for them: `shasum -a 256 -c SHA256SUMS`. */
const SUMS = 'SHA256SUMS';

/**
 * Writes the built packages as files to install from, with what each contains and all digests, into a folder of their own: x2-cli carries
 * the documentation of the built site, the engines and stream-doctor their own pages.
 */
function pack(folder: string): void {
  mkdirSync(folder, {recursive: true});
  const workspaces = ownPackages.flatMap((name) => ['-w', name]);
  const shipped = join(folderOf('x2-cli'), 'site');
  try {
    shipSite(BUILD_DIR, shipped);
    for (const name of documentedPackages) shipDocs(BUILD_DIR, name, folderOf(name));
    execFileSync('npm', ['pack', '--silent', ...workspaces, '--pack-destination', folder], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    // A copy that stayed would be searched when the site has long changed.
    rmSync(shipped, {recursive: true, force: true});
    for (const name of documentedPackages) removeDocs(folderOf(name));
  }
  const bills = Object.entries(sboms(ROOT)).map(([name, sbom]) => {
    const file = `${name}-${sbom.metadata.component.version}.cdx.json`;
    writeFileSync(join(folder, file), `${JSON.stringify(sbom, null, 2)}\n`);
    return file;
  });
  const sums = [...ownPackages.map(tarballOf), ...bills].map((file) => `${sha256(readFileSync(join(folder, file)))}  ${file}\n`);
  writeFileSync(join(folder, SUMS), sums.join(''));
}

const folderOf = (name: OwnPackage): string => join(ROOT, 'packages', name);

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

// `npm run pack`; another folder may be named, of which nothing is removed.
const PACKED = join(ROOT, 'packed');
const folder = resolve(process.argv[2] ?? PACKED);
if (folder === PACKED) rmSync(folder, {recursive: true, force: true});
pack(folder);
console.log(`${folder}:\n${readFileSync(join(folder, SUMS), 'utf8')}`);
