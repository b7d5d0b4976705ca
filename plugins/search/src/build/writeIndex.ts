import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {INDEX_FOLDER} from '../shared/indexFormat.ts';
import type {IndexFile} from './buildIndex.ts';

const kilobytes = (files: readonly IndexFile[]) => (files.reduce((sum, {content}) => sum + Buffer.byteLength(content), 0) / 1000).toFixed(1);

export async function writeFiles(folder: string, files: readonly IndexFile[]): Promise<void> {
  for (const {name, content} of files) {
    await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await writeFile(path.join(folder, name), content);
  }
}

/** Writes the index into the build and says how large it is; `bench/search` says what a reader downloads of it. */
export async function writeIndex(outDir: string, files: readonly IndexFile[]): Promise<string> {
  const folder = path.join(outDir, INDEX_FOLDER);
  await rm(folder, {recursive: true, force: true});
  await writeFiles(folder, files);
  const texts = files.filter(({name}) => name.startsWith('texts-'));
  const rest = files.filter((file) => !texts.includes(file));
  return `${rest.map((file) => `${file.name} ${kilobytes([file])} kB`).join(', ')}; snippets ${kilobytes(texts)} kB in ${texts.length} files`;
}
