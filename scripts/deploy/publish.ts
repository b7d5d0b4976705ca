import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {isMain} from '../isMain.ts';
import {listFiles} from '../listFiles.ts';
import {isHashed} from './cachePolicy.ts';
import {fileOfVariant, isVariant, planUploads} from './uploadPlan.ts';

const DAY = 86_400_000;

/** How long a hashed file stays after the release that replaced it: a tab that was open before may still ask for it. */
export const KEEP_DAYS = 7;

/**
 * Lists the files of the release in the folder; during a run, and after an interrupted one, those of the release before as well.
 * Servers answer no dot files.
 */
const MANIFEST = '.release';

/** Exists during a run: two runs at once would remove each other's pages. */
const LOCK = '.publishing';

export type Published = {readonly copied: number; readonly removed: readonly string[]};

/**
 * Puts a built, precompressed site into the folder that a server serves: hashed files first, then what pages use, pages,
 * listings; each file whole or not at all. Hashed files of older releases stay for a week after the release that replaced them.
 */
export function publish(build: string, root: string, now = Date.now()): Published {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`There is no built site in ${build}: run "npm run build" first.`);
  mkdirSync(root, {recursive: true});
  lock(root);
  try {
    refuseFolderOfOthers(root);
    return replaceRelease(build, root, now);
  } finally {
    rmSync(join(root, LOCK), {force: true});
  }
}

/** The files of the site that the folder holds. */
const filesIn = (root: string): string[] => listFiles(root).filter((file) => file !== MANIFEST && file !== LOCK);

/** What no release needs is removed, so a mistyped folder would lose all it holds. */
function refuseFolderOfOthers(root: string): void {
  const isOurs = existsSync(join(root, MANIFEST)) || (existsSync(join(root, 'index.html')) && existsSync(join(root, 'assets')));
  if (!isOurs && filesIn(root).length > 0)
    throw new Error(`${root} has files but is no published site: give its folder, or an empty folder.`);
}

function lock(root: string): void {
  try {
    closeSync(openSync(join(root, LOCK), 'wx'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`Another run is publishing to ${root}: wait for its end. If it was killed, delete ${join(root, LOCK)}.`);
  }
}

function replaceRelease(build: string, root: string, now: number): Published {
  const files = listFiles(build);
  const variantsOf = new Map<string, string[]>();
  for (const variant of files.filter(isVariant)) {
    const file = fileOfVariant(variant);
    variantsOf.set(file, [...(variantsOf.get(file) ?? []), variant]);
  }
  const planned = planUploads(files).map(({file}) => file);
  const rest = files.filter((file) => !isVariant(file) && !planned.includes(file));
  const last = lastRelease(root);
  // If this run is interrupted, readers may have opened its pages, so the next release must keep the files of both for their week.
  writeManifest(root, [...new Set([...last, ...files])]);
  let copied = 0;
  for (const file of [...planned, ...rest]) {
    // A variant before its file: a server that has the new page never finds the old variant beside it.
    for (const variant of variantsOf.get(file) ?? []) copied += place(build, root, variant);
    copied += place(build, root, file);
  }
  const removed = prune(root, new Set(files), last, now);
  writeManifest(root, files);
  return {copied, removed};
}

/** Copies a file, unless it is hashed and there already; keeps its modification time, so that a file published again keeps its ETag. */
function place(build: string, root: string, file: string): number {
  const [source, target] = [join(build, file), join(root, file)];
  const {size, mtime} = statSync(source);
  if (isHashed(`/${file}`) && existsSync(target) && statSync(target).size === size) return 0;
  mkdirSync(dirname(target), {recursive: true});
  replace(target, (partial) => {
    copyFileSync(source, partial);
    utimesSync(partial, mtime, mtime);
  });
  return 1;
}

/** Writes a file beside its place and renames it into place, so that no reader sees it half written. */
function replace(target: string, write: (partial: string) => void): void {
  const partial = `${target}.partial`;
  write(partial);
  renameSync(partial, target);
}

/** The files that pages already open may ask for: those in the manifest, or all there are where there is no manifest. */
function lastRelease(root: string): ReadonlySet<string> {
  const manifest = join(root, MANIFEST);
  if (existsSync(manifest)) return new Set(readFileSync(manifest, 'utf8').split('\n'));
  return new Set(filesIn(root));
}

function writeManifest(root: string, files: readonly string[]): void {
  replace(join(root, MANIFEST), (partial) => writeFileSync(partial, files.join('\n')));
}

/** Removes what no release needs any more: pages at once, hashed files when a week has passed since the release that replaced them. */
function prune(root: string, current: ReadonlySet<string>, last: ReadonlySet<string>, now: number): string[] {
  const old = filesIn(root).filter((file) => !current.has(file));
  // Their week begins now: until here, their modification time is that of their build, which may be long ago.
  old.filter((file) => last.has(file)).forEach((file) => utimesSync(join(root, file), new Date(now), new Date(now)));
  const gone = old.filter((file) => !isHashed(`/${file}`) || now - statSync(join(root, file)).mtimeMs > KEEP_DAYS * DAY);
  gone.forEach((file) => rmSync(join(root, file)));
  return gone;
}

if (isMain(import.meta)) {
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
