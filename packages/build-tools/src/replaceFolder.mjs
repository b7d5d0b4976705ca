import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path';

/**
 * Makes a folder hold exactly these files, touching only what differs: a dev server or a colleague's test that reads
 * the folder meanwhile never finds it empty.
 */
export async function replaceFolder(folder, files) {
  await mkdir(folder, {recursive: true});
  for (const [path, contents] of files) {
    const target = join(folder, path);
    const present = await readFile(target, 'utf8').catch(() => undefined);
    if (present === contents) continue;
    await mkdir(dirname(target), {recursive: true});
    await writeFile(target, contents);
  }
  const stale = (await listFiles(folder)).filter((path) => !files.has(path));
  await Promise.all(stale.map((path) => rm(join(folder, path))));
}

/** The files below a folder, as paths relative to it. */
export async function listFiles(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
