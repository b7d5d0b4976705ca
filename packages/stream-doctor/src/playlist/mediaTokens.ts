/** What hls.js sees in one line of a media playlist, or in what is left of it. */
export type Token = {readonly line: number} & (
  | {readonly kind: 'duration'; readonly seconds: number}
  /** `isLeftover`: what cannot be read of a length, or a tag behind a blank. */
  | {readonly kind: 'address'; readonly text: string; readonly isLeftover: boolean}
  | {readonly kind: 'tag'; readonly name: string; readonly value: string}
);

/** `LEVEL_PLAYLIST_REGEX_SLOW` of hls.js' m3u8-parser.ts; other tags and comments it passes over. */
const TAGS = [
  /^#EXT-X-(PROGRAM-DATE-TIME|BYTERANGE|DATERANGE|DEFINE|KEY|MAP|PART|PART-INF|PLAYLIST-TYPE|PRELOAD-HINT|RENDITION-REPORT|SERVER-CONTROL|SKIP|START):(.+)/,
  /^#EXT-X-(BITRATE|DISCONTINUITY-SEQUENCE|MEDIA-SEQUENCE|TARGETDURATION|VERSION): *(\d+)/,
  /^#EXT-X-(DISCONTINUITY|ENDLIST|GAP|INDEPENDENT-SEGMENTS|I-FRAMES-ONLY)/,
];
const EXTINF = '#EXTINF:';
const SECONDS = /^(?:\d+(?:\.\d*)?|\.\d+)/;

/**
 * Cuts a media playlist into what hls.js acts on (`LEVEL_PLAYLIST_REGEX_FAST`). Line by line, since its expression takes square time on
 * blanks; what that finds across lines is found here as well: the number after a lone `#EXTINF:`, blanks after a title.
 */
export function* mediaTokens(lines: readonly string[]): Generator<Token> {
  let isAfterTitle = false;
  let isNumberDue = false;
  for (const [index, whole] of lines.entries()) {
    let text = whole;
    if (isNumberDue || isAfterTitle) text = text.trimStart();
    if (text === '') continue;
    if (!isNumberDue) {
      const rest = text.trimStart();
      if (rest === '') continue;
      // A blank before the sign hides the tag; a tab does not.
      const isHidden = text[text.length - rest.length - 1] === ' ';
      text = isHidden ? text : rest;
    }
    isAfterTitle = false;
    const line = index + 1;
    if (!isNumberDue && !text.startsWith(EXTINF)) {
      const token = tokenOf(text, line);
      if (token) yield token;
      continue;
    }
    const value = (isNumberDue ? text : text.slice(EXTINF.length)).trimStart();
    isNumberDue = value === '';
    if (isNumberDue) continue;
    const [number] = SECONDS.exec(value) ?? [];
    if (number !== undefined) yield {kind: 'duration', seconds: Number.parseFloat(number), line};
    const rest = value.slice(number?.length ?? 0);
    const isLast = index === lines.length - 1;
    if (rest.startsWith(',') && !isLast) {
      isAfterTitle = true;
      continue;
    }
    // Without a line break behind it, a title ends at its last blank.
    const left = rest.startsWith(',') ? rest.slice(lastBlank(rest) + 1) : rest;
    const token = left.trim() === '' ? undefined : tokenOf(left, line, true);
    if (token) yield token;
  }
}

function tokenOf(text: string, line: number, isLeftover = false): Token | undefined {
  if (!text.startsWith('#')) {
    const address = text.trim();
    return {kind: 'address', text: address, isLeftover: isLeftover || address.startsWith('#'), line};
  }
  for (const pattern of TAGS) {
    const [, name, value = ''] = pattern.exec(text) ?? [];
    if (name !== undefined) return {kind: 'tag', name, value, line};
  }
  return undefined;
}

function lastBlank(text: string): number {
  for (let at = text.length - 1; at > 0; at -= 1) if (text[at]!.trim() === '') return at;
  return -1;
}
