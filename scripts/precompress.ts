import {readdirSync, existsSync} from 'node:fs';
import {readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isCompressible} from './deploy/contentTypes.ts';
import {encodeDcz} from './deploy/dcz.ts';
import {SHELL_PAGE, writeDictionary} from './deploy/dictionary.ts';
import {fileOfVariant, isVariant} from './deploy/uploadPlan.ts';
import {isMain} from './isMain.ts';
import {listFiles} from './listFiles.ts';

type Effort = {
  /** `fast` is for tests: the same files, less time spent on each. */
  readonly effort?: 'fast' | 'best';
};

type Variant = {
  /** Added to the file's name. */
  readonly extension: string;
  readonly compress: (data: Buffer) => Promise<Buffer>;
};

const plain = (effort: 'fast' | 'best'): readonly [Variant, Variant] => [
  {
    extension: '.br',
    compress: (data) =>
      promisify(brotliCompress)(data, {
        params: {[constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: data.length},
      }),
  },
  {extension: '.gz', compress: (data) => promisify(gzip)(data, {level: effort === 'best' ? 9 : 4})},
];

type Total = {files: number; before: number; brotli: number};

export type Precompressed = Total & {
  /** Pages with Brotli, and with the dictionary where that is smaller; undefined where the site lacks the page that the dictionary is. */
  readonly pages?: {brotli: number; dictionary: number};
};

/**
 * Writes `.br` and `.gz` beside each text file of a built site where they are smaller, the dictionary of its pages, and beside each page what
 * it is with the dictionary. Removes variants whose file is gone, or made with another dictionary.
 */
export async function precompress(directory: string, {effort = 'best'}: Effort = {}): Promise<Precompressed> {
  const shared = writeDictionary(directory);
  const withDictionary: Variant | undefined = shared && {
    extension: shared.dictionary.extension,
    compress: (data) => encodeDcz(data, shared.content, effort),
  };
  const all = listFiles(directory);
  const extensions = [...plain(effort), ...(withDictionary ? [withDictionary] : [])].map(({extension}) => extension);
  const isLeftOver = (file: string): boolean =>
    !existsSync(join(directory, fileOfVariant(file))) || !extensions.some((extension) => file.endsWith(extension));
  await Promise.all(all.filter((file) => isVariant(file) && isLeftOver(file)).map((file) => rm(join(directory, file))));
  const total: Total = {files: 0, before: 0, brotli: 0};
  const pages = {brotli: 0, dictionary: 0};
  for (const file of all.filter((name) => isCompressible(`/${name}`))) {
    const path = join(directory, file);
    const data = await readFile(path);
    const {mtime} = await stat(path);
    const write = async (variant: Variant, limit: number): Promise<number> =>
      (await writeVariant(path, variant, data, mtime, limit)) ?? limit;
    const [brotli] = await Promise.all(plain(effort).map((variant) => write(variant, data.length)));
    total.files += 1;
    total.before += data.length;
    total.brotli += brotli!;
    if (!withDictionary || !file.endsWith('.html')) continue;
    pages.brotli += brotli!;
    pages.dictionary += await write(withDictionary, brotli!);
  }
  return {...total, ...(withDictionary && {pages})};
}

/** The variant's size, or undefined where it would not be below the limit. It carries its file's time, so an unchanged file costs nothing. */
async function writeVariant(
  path: string,
  {extension, compress}: Variant,
  data: Buffer,
  mtime: Date,
  limit: number,
): Promise<number | undefined> {
  const target = path + extension;
  const existing = await stat(target).catch(() => undefined);
  if (existing?.mtime.getTime() === mtime.getTime()) return existing.size;
  const compressed = await compress(data);
  if (compressed.length >= limit) {
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
    const {files, before, brotli, pages} = await precompress(directory);
    const kib = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;
    console.log(`${files} files: ${kib(before)}, ${kib(brotli)} with Brotli`);
    if (pages) console.log(`Pages: ${kib(pages.brotli)} with Brotli, ${kib(pages.dictionary)} with the dictionary`);
    else {
      console.error(`The site lacks ${SHELL_PAGE}, which is its dictionary: name another page in scripts/deploy/dictionary.ts.`);
      process.exitCode = 1;
    }
  }
}
