import {copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {listFiles} from '../listFiles.ts';
import {isHashed} from './cachePolicy.ts';
import {planUploads} from './uploadPlan.ts';

const DAY = 86_400_000;

/** How long a hashed file of an older release stays: a tab that was open before may still ask for it. */
export const KEEP_DAYS = 7;

export type Published = {readonly copied: number; readonly removed: readonly string[]};

/**
 * Puts a built, precompressed site into the folder that a server serves: hashed files first, then what pages use, pages,
 * listings; each file whole or not at all. Hashed files of older releases stay for a week after the last release that had them.
 */
export function publish(build: string, root: string, now = Date.now()): Published {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`There is no built site in ${build}: run "npm run build" first.`);
  const files = listFiles(build, ['']);
  const variants = new Set(files.filter((file) => /\.(br|gz)$/.test(file)));
  const planned = planUploads(files).map(({file}) => file);
  const rest = files.filter((file) => !variants.has(file) && !planned.includes(file));
  let copied = 0;
  for (const file of [...planned, ...rest]) {
    // A variant before its file: a server that has the new page never finds the old variant beside it.
    for (const name of [`${file}.br`, `${file}.gz`].filter((variant) => variants.has(variant))) copied += place(build, root, name, now);
    copied += place(build, root, file, now);
  }
  return {copied, removed: prune(root, new Set(files), now)};
}

/** Copies a file beside its place and renames it into it, which no reader can see half done; unchanged files keep their time and ETag. */
function place(build: string, root: string, file: string, now: number): number {
  const [source, target] = [join(build, file), join(root, file)];
  const isKept = isHashed(`/${file}`);
  const {size, mtime} = statSync(source);
  const existing = existsSync(target) ? statSync(target) : undefined;
  if (isKept && existing?.size === size) {
    // Its name is its content. The time says when it was last part of a release.
    utimesSync(target, new Date(now), new Date(now));
    return 0;
  }
  mkdirSync(dirname(target), {recursive: true});
  const partial = `${target}.partial`;
  copyFileSync(source, partial);
  utimesSync(partial, isKept ? new Date(now) : mtime, isKept ? new Date(now) : mtime);
  renameSync(partial, target);
  return 1;
}

/** Removes what no release needs any more: pages at once, hashed files when a week has passed. */
function prune(root: string, current: ReadonlySet<string>, now: number): string[] {
  const old = listFiles(root, ['']).filter((file) => !current.has(file));
  const gone = old.filter((file) => !isHashed(`/${file}`) || now - statSync(join(root, file)).mtimeMs > KEEP_DAYS * DAY);
  gone.forEach((file) => rmSync(join(root, file)));
  return gone;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , build, root] = process.argv;
  try {
    if (!build || !root) throw new Error('Usage: npx tsx scripts/deploy/publish.ts <built site> <folder that the server serves>');
    const {copied, removed} = publish(build, root);
    console.log(`${copied} files copied, ${removed.length} old ones removed`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
