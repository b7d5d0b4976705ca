import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX_FOLDER} from '../shared/indexFormat.ts';
import type {IndexFile} from './buildIndex.ts';

const kilobytes = (files: readonly IndexFile[]) =>
  (files.reduce((sum, {content}) => sum + Buffer.byteLength(content), 0) / 1000).toFixed(1);

/** One after the other: thousands at once would be more than a process may have open. */
export function writeFiles(folder: string, files: readonly IndexFile[]): void {
  const parents = new Set(files.map(({name}) => path.dirname(path.join(folder, name))));
  for (const parent of parents) mkdirSync(parent, {recursive: true});
  for (const {name, content} of files) writeFileSync(path.join(folder, name), content);
}

/** Writes the index into the build and says how large it is; `bench/search` says what a reader downloads of it. */
export function writeIndex(outDir: string, files: readonly IndexFile[]): string {
  const folder = path.join(outDir, INDEX_FOLDER);
  rmSync(folder, {recursive: true, force: true});
  writeFiles(folder, files);
  const texts = files.filter(({name}) => name.startsWith('texts-'));
  const rest = files.filter((file) => !texts.includes(file));
  return `${rest.map((file) => `${file.name} ${kilobytes([file])} kB`).join(', ')}; snippets ${kilobytes(texts)} kB in ${texts.length} files`;
}
