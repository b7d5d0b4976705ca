import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

/** Files below `root`, or below some of its folders, as paths relative to it with forward slashes, sorted. */
export function listFiles(root: string, folders: readonly string[] = ['']): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    )
    .filter((path) => !path.includes('node_modules/'))
    .sort();
}
