import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

// Compression dictionary transport (RFC 9842): whoever has read one page gets the next without what all pages share.

/**
 * The page that serves as the dictionary: little but what all pages share, navigation and styles of an article among it. Of single pages
 * that are no more than 18 kB in brotli it comes within a hundredth of the smallest total; pages with much text of their own save more,
 * but cost each reader more than idle reading may.
 */
export const SHELL_PAGE = 'api/x2-hlsjs/engine/classes/X2Error.html';

export type Dictionary = {
  /** Where browsers fetch it: under a hash, so that it is kept and a new one is another file. */
  readonly path: string;
  /** What `Available-Dictionary` says of it. */
  readonly available: string;
  /**
   * Ends the names of files compressed with it. The dictionary is part of the name, so that a configuration and the files of two
   * releases never meet: the file is not found, and the page is sent whole.
   */
  readonly extension: string;
};

/** How names of files end that are compressed with any dictionary (`extension`), as a pattern. */
export const DCZ = '\\.[0-9a-f]{8}\\.dcz';

/** Paths of dictionaries, of earlier releases too. */
export const DICTIONARY_PATH = '^/assets/dictionary\\.[0-9a-f]{8}\\.txt$';

export const isDictionary = (path: string): boolean => new RegExp(DICTIONARY_PATH).test(path);

/** For the documents of the whole site, which have no address of their own in common. */
export const USE_AS_DICTIONARY = 'match="/*", match-dest=("document")';

/** The whole of `Accept-Encoding`. An encoding with a parameter is not taken: `dcz;q=0` refuses it. */
export const ACCEPTS_DICTIONARY = '(?:.*[ ,])?dcz(?:[ ,].*)?$';

/** What answers depend on: those with a page in any form, and those with other text. */
export const VARY = {page: 'Accept, Accept-Encoding, Available-Dictionary', text: 'Accept-Encoding'} as const;

export const linkTo = ({path}: Dictionary): string => `<${path}>; rel="compression-dictionary"`;

export const sha256 = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

export function dictionaryOf(content: Buffer): Dictionary {
  const hash = sha256(content);
  const id = hash.toString('hex').slice(0, 8);
  return {path: `/assets/dictionary.${id}.txt`, available: `:${hash.toString('base64')}:`, extension: `.${id}.dcz`};
}

/** The page of a built or published site, and the dictionary that it makes. */
function ofPage(directory: string): {readonly dictionary: Dictionary; readonly content: Buffer} | undefined {
  const page = join(directory, SHELL_PAGE);
  if (!existsSync(page)) return undefined;
  const content = readFileSync(page);
  return {dictionary: dictionaryOf(content), content};
}

/** What `writeDictionary` left; a published folder keeps those of earlier releases beside it for a while. */
export function findDictionary(directory: string): Dictionary | undefined {
  const dictionary = ofPage(directory)?.dictionary;
  return dictionary && existsSync(join(directory, dictionary.path)) ? dictionary : undefined;
}

/** Writes the dictionary of a built site as a file of its own, the only one there; nothing where the site lacks its page. */
export function writeDictionary(directory: string): ReturnType<typeof ofPage> {
  const made = ofPage(directory);
  const folder = join(directory, 'assets');
  const others = (existsSync(folder) ? readdirSync(folder) : [])
    .map((file) => `/assets/${file}`)
    .filter((path) => isDictionary(path) && path !== made?.dictionary.path);
  others.forEach((path) => rmSync(join(directory, path)));
  if (!made) return undefined;
  const target = join(directory, made.dictionary.path);
  writeFileSync(target, made.content);
  // As old as its page, so that it keeps its ETag and its variants.
  const {mtime} = statSync(join(directory, SHELL_PAGE));
  utimesSync(target, mtime, mtime);
  return made;
}
