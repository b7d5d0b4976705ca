import {redirects} from '@x2p2p/site/config/redirects';
import {listFiles} from '../listFiles.ts';
import {cacheControl, isHashed} from './cachePolicy.ts';
import {contentTypeOf} from './contentTypes.ts';
import {DCZ, isDictionary} from './dictionary.ts';

export type Upload = {
  readonly step: number;
  readonly file: string;
  readonly key: string;
  readonly contentType: string;
  readonly cacheControl: string;
};

const isPage = (file: string): boolean => file.endsWith('.html');

/**
 * Hashed files disturb nobody, whenever they appear. Listings lead machines to pages, so they come after the pages; pages make browsers
 * load everything else, so they come after that.
 */
function stepOf(file: string): number {
  if (isHashed(`/${file}`)) return 1;
  if (/^(robots\.txt|sitemap\.xml|llms(-full)?\.txt|blog\/(rss|atom)\.xml|blog\/feed\.json|.+\.atom)$/.test(file)) return 4;
  return isPage(file) ? 3 : 2;
}

/** Object stores know keys, not files: `docs/intro.html` is stored as `docs/intro`. The two pages that the store asks for keep their names. */
const keyOf = (file: string): string => (['index.html', '404.html'].includes(file) ? file : file.replace(/(\/index)?\.html$/, ''));

/** The ends of names of precompressed files, which stand beside the file itself. */
const VARIANT = new RegExp(`(\\.br|\\.gz|${DCZ})$`);

export const isVariant = (file: string): boolean => VARIANT.test(file);

export const fileOfVariant = (variant: string): string => variant.replace(VARIANT, '');

const stubs = new Set(redirects.map(({from}) => `${from.slice(1)}/index.html`));

/** What to upload in which order, so that no page is ever visible before a file it needs. */
export function planUploads(files: readonly string[]): Upload[] {
  return files
    .filter((file) => !isVariant(file) && !stubs.has(file))
    .map((file) => ({
      step: stepOf(file),
      file,
      key: keyOf(file),
      contentType: contentTypeOf(`/${file}`) ?? 'application/octet-stream',
      cacheControl: cacheControl(`/${file}`),
    }))
    .sort((one, other) => one.step - other.step || (one.file < other.file ? -1 : 1));
}

/** The plan as tab-separated lines: step, file, key, content type, cache control. A store cannot use the dictionary. */
export const uploadPlan = (directory: string): string =>
  `${planUploads(listFiles(directory).filter((file) => !isDictionary(`/${file}`)))
    .map((upload) => Object.values(upload).join('\t'))
    .join('\n')}\n`;
