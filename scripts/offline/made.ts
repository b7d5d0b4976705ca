import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {DOWNLOADS, MADE} from '@x2p2p/site/data/downloads';

const FOLDER = join(fileURLToPath(new URL('../../site/', import.meta.url)), MADE, DOWNLOADS);

/** Where a file to download is written, for the next build. */
export function made(file: string): string {
  mkdirSync(FOLDER, {recursive: true});
  return join(FOLDER, file);
}
