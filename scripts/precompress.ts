import {readdirSync, existsSync} from 'node:fs';
import {readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isCompressible} from './deploy/contentTypes.ts';
import {isMain} from './isMain.ts';
import {listFiles} from './listFiles.ts';

type Effort = {
  /** `fast` is for tests: the same files, less time spent on each. */
  readonly effort?: 'fast' | 'best';
};

const variants = {
  '.br': (data: Buffer, isBest: boolean) =>
    promisify(brotliCompress)(data, {
      params: {[constants.BROTLI_PARAM_QUALITY]: isBest ? 11 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: data.length},
    }),
  '.gz': (data: Buffer, isBest: boolean) => promisify(gzip)(data, {level: isBest ? 9 : 4}),
};

type Extension = keyof typeof variants;

const EXTENSIONS = Object.keys(variants) as Extension[];

/** Writes `.br` and `.gz` beside each text file of a built site where they are smaller, and removes those whose file is gone. */
export async function precompress(
  directory: string,
  {effort = 'best'}: Effort = {},
): Promise<{files: number; before: number; brotli: number}> {
  const all = listFiles(directory);
  const total = {files: 0, before: 0, brotli: 0};
  const orphans = all.filter((file) =>
    EXTENSIONS.some((extension) => file.endsWith(extension) && !existsSync(join(directory, file.slice(0, -extension.length)))),
  );
  await Promise.all(orphans.map((file) => rm(join(directory, file))));
  for (const file of all.filter((name) => isCompressible(`/${name}`))) {
    const path = join(directory, file);
    const data = await readFile(path);
    const {mtime} = await stat(path);
    const [brotli] = await Promise.all(EXTENSIONS.map((extension) => writeVariant(path, extension, data, mtime, effort === 'best')));
    total.files += 1;
    total.before += data.length;
    total.brotli += brotli ?? data.length;
  }
  return total;
}

/** The variant's size, or undefined where it would not be smaller. It carries its file's time, so an unchanged file costs nothing. */
async function writeVariant(path: string, extension: Extension, data: Buffer, mtime: Date, isBest: boolean): Promise<number | undefined> {
  const target = path + extension;
  const existing = await stat(target).catch(() => undefined);
  if (existing?.mtime.getTime() === mtime.getTime()) return existing.size;
  const compressed = await variants[extension](data, isBest);
  if (compressed.length >= data.length) {
    await rm(target, {force: true});
    return undefined;
  }
  await writeFile(target, compressed);
  await utimes(target, mtime, mtime);
  return compressed.length;
}

if (isMain(import.meta)) {
  const directory = process.argv[2] ?? fileURLToPath(new URL('../site/build', import.meta.url));
  if (!existsSync(directory) || readdirSync(directory).length === 0) {
    console.error(`There is no built site in ${directory}: run "npm run build" first.`);
    process.exitCode = 1;
  } else {
    const {files, before, brotli} = await precompress(directory);
    console.log(`${files} files: ${Math.round(before / 1024)} KiB, ${Math.round(brotli / 1024)} KiB with Brotli`);
  }
}
