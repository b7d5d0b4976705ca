import {createHash} from 'node:crypto';
import {cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {listFiles} from '../../scripts/listFiles.ts';

const HASH = /\.([0-9a-f]{8})\.(js|css)$/;

/** A text that the second release words differently, in the HTML and in page chunks alike. */
export const CHANGED = {from: '计费说明', to: '计费说明（新版）'} as const;

/** Bundles write non-ASCII characters as escapes. */
const escaped = (text: string): string =>
  text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The same site as if it had been built again after a change: every asset has another name, every reference follows, and one
 * text differs. A true second build would take minutes.
 */
export function secondRelease(build: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'x2-second-'));
  cpSync(build, folder, {recursive: true, preserveTimestamps: true});
  const renamed = new Map<string, string>();
  for (const file of listFiles(folder, ['assets'])) {
    const [, hash] = HASH.exec(file) ?? [];
    if (hash) renamed.set(hash, createHash('sha256').update(`second ${hash}`).digest('hex').slice(0, 8));
  }
  const follow = (text: string): string =>
    text
      .replace(/\b[0-9a-f]{8}\b/g, (word) => renamed.get(word) ?? word)
      .replaceAll(CHANGED.from, CHANGED.to)
      .replace(new RegExp(escaped(CHANGED.from).replaceAll('\\', '\\\\'), 'gi'), CHANGED.to);
  for (const file of listFiles(folder, [''])) {
    const path = join(folder, file);
    if (/\.(html|js|css|json)$/.test(file)) writeFileSync(path, follow(readFileSync(path, 'utf8')));
    if (HASH.test(file)) renameSync(path, join(folder, follow(file)));
  }
  return folder;
}
