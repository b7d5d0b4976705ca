import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {bundledPackages} from './bundledPackages.ts';

/** Folders of all third-party packages in the browser's bundle, the ones inside our own packages included, relative to `root`. */
export function shippedFolders(root: string, recorded: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const folder of recorded) {
    if (folder.startsWith('packages/')) bundledIn(root, folder).forEach((bundled) => folders.add(bundled));
    // A workspace is reached through its link too.
    else if (!/(^|\/)node_modules\/(@x2p2p\/|x2-)/.test(folder)) folders.add(folder);
  }
  return [...folders].sort();
}

function bundledIn(root: string, folder: string): string[] {
  const file = join(root, folder, 'dist/THIRD_PARTY_LICENSES.txt');
  if (!existsSync(file)) return [];
  const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {packages: Record<string, {version?: string}>};
  return bundledPackages(readFileSync(file, 'utf8')).map(({name, version}) => {
    const found = Object.keys(packages).find((path) => path.endsWith(`node_modules/${name}`) && packages[path]?.version === version);
    if (!found) throw new Error(`${folder} contains ${name} ${version}, which package-lock.json does not have: build the packages again.`);
    return found;
  });
}
