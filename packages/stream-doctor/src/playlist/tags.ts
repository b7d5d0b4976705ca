/** One `#EXT…` line. */
export type Tag = {readonly name: string; readonly value: string; readonly line: number};

/** All tags in reading order with their values as written, blanks included, for what the readers keep to themselves: marks of ad systems, attributes as written. */
export function scanTags(lines: readonly string[]): Tag[] {
  return lines.flatMap((text, index) => {
    const [, name, colon = '', value = ''] = /^\s*#(EXT[^:]*)(:?)(.*)$/.exec(text) ?? [];
    // A name with a blank before the colon is another name to players.
    return name === undefined ? [] : [{name: colon ? name : name.trimEnd(), value, line: index + 1}];
  });
}

/** Tags of RFC 8216bis that take a list of attributes, with those that must be there. */
export const ATTRIBUTE_TAGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['EXT-X-KEY', ['METHOD']],
  ['EXT-X-SESSION-KEY', ['METHOD', 'URI']],
  ['EXT-X-MAP', ['URI']],
  ['EXT-X-PART', ['URI', 'DURATION']],
  ['EXT-X-PART-INF', ['PART-TARGET']],
  ['EXT-X-SERVER-CONTROL', []],
  ['EXT-X-START', ['TIME-OFFSET']],
  ['EXT-X-SKIP', ['SKIPPED-SEGMENTS']],
  ['EXT-X-PRELOAD-HINT', ['TYPE', 'URI']],
  ['EXT-X-RENDITION-REPORT', ['URI']],
  ['EXT-X-DATERANGE', ['ID']],
  ['EXT-X-DEFINE', []],
  ['EXT-X-MEDIA', ['TYPE', 'GROUP-ID', 'NAME']],
  ['EXT-X-STREAM-INF', ['BANDWIDTH']],
  ['EXT-X-I-FRAME-STREAM-INF', ['BANDWIDTH', 'URI']],
  ['EXT-X-SESSION-DATA', ['DATA-ID']],
  ['EXT-X-CONTENT-STEERING', ['SERVER-URI']],
]);

/** Tags that take a whole number. */
export const NUMBER_TAGS: ReadonlySet<string> = new Set([
  'EXT-X-TARGETDURATION',
  'EXT-X-MEDIA-SEQUENCE',
  'EXT-X-DISCONTINUITY-SEQUENCE',
  'EXT-X-VERSION',
  'EXT-X-BITRATE',
]);

/** Tags that say all by being there. */
export const BARE_TAGS: ReadonlySet<string> = new Set([
  'EXT-X-DISCONTINUITY',
  'EXT-X-ENDLIST',
  'EXT-X-GAP',
  'EXT-X-I-FRAMES-ONLY',
  'EXT-X-INDEPENDENT-SEGMENTS',
]);

/** Tags that a playlist has once at most. */
export const SINGLE_TAGS: ReadonlySet<string> = new Set([
  'EXTM3U',
  'EXT-X-VERSION',
  'EXT-X-TARGETDURATION',
  'EXT-X-MEDIA-SEQUENCE',
  'EXT-X-DISCONTINUITY-SEQUENCE',
  'EXT-X-PLAYLIST-TYPE',
  'EXT-X-ENDLIST',
  'EXT-X-I-FRAMES-ONLY',
  'EXT-X-SERVER-CONTROL',
  'EXT-X-PART-INF',
  'EXT-X-SKIP',
  'EXT-X-START',
  'EXT-X-CONTENT-STEERING',
]);

const STANDARD: ReadonlySet<string> = new Set([
  ...ATTRIBUTE_TAGS.keys(),
  ...NUMBER_TAGS,
  ...BARE_TAGS,
  ...SINGLE_TAGS,
  'EXTINF',
  'EXT-X-BYTERANGE',
  'EXT-X-PROGRAM-DATE-TIME',
]);

export const isStandard = (name: string): boolean => STANDARD.has(name);

/** Tags of others that look like a slip of a standard one and are none. */
const FOREIGN: ReadonlySet<string> = new Set(['EXT-X-AD', 'EXT-X-CUE', 'EXT-X-ALLOW-CACHE', 'EXT-X-TILES', 'EXT-X-IMAGES-ONLY']);

const letters = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const byLetters = new Map([...STANDARD].map((name) => [letters(name), name] as const));
/** Of `EXTX` and `EXT` alike, since one is easily written for the other. */
const stem = (name: string): string => letters(name).replace(/^EXTX?/, '');
const byStem = new Map([...STANDARD].map((name) => [stem(name), name] as const));

/** The standard tag that a name was meant for: another case, another dash, up to two letters wrong in a long one. */
export function meantTag(name: string): string | undefined {
  if (STANDARD.has(name) || FOREIGN.has(name)) return undefined;
  const own = stem(name);
  const same = byLetters.get(letters(name)) ?? byStem.get(own);
  if (same !== undefined) return same;
  for (const [other, standard] of byStem) {
    const most = Math.min(own.length, other.length) > 5 ? 2 : 1;
    if (own.length > 2 && isNear(own, other, most)) return standard;
  }
  return undefined;
}

/** The same for a comment that begins like a tag, with one letter of `EXT-X-` wrong. */
export const meantByComment = (name: string): string | undefined =>
  /^E[A-Z]{0,3}-?X?-/.test(name) ? [...byLetters].find(([other]) => isNear(letters(name), other, 1))?.[1] : undefined;

/** Whether `most` letters to add, drop or change make one of the other; a slip leaves the beginning or the end alone. */
const isNear = (a: string, b: string, most: number): boolean =>
  Math.abs(a.length - b.length) <= most && (a.startsWith(b.slice(0, 2)) || a.endsWith(b.slice(-2))) && editDistance(a, b) <= most;

function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= b.length; column += 1)
      next.push(Math.min(row[column]! + 1, next[column - 1]! + 1, row[column - 1]! + (letter === b[column - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
