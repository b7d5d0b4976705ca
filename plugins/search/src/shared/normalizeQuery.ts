import {foldWidth} from './foldText.ts';

/** Longer input is a paste, not a question; what follows this many characters is not read. */
export const QUERY_LIMIT = 200;

// eslint-disable-next-line no-misleading-character-class -- characters that combine are looked for one by one
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Hyphens and dashes that editors put for the one on the keyboard: `X2–1002`. */
const DASHES = /[\u2010-\u2015\u2212]/g;
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/** Whatever was typed or pasted, as well-formed text in one width and without invisible characters. */
export function normalizeQuery(raw: string): string {
  const head = raw.slice(0, QUERY_LIMIT * 4).replace(LONE_SURROGATE, ' ');
  return foldWidth(head.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(CONTROL, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, QUERY_LIMIT);
}
