export interface Run {
  kind: 'han' | 'latin';
  start: number;
  end: number;
}

const isHan = (code: number) => (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || code === 0x3007;

const isLatin = (code: number) =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7);

/** Dot, dash and underscore hold a word together when a letter or digit follows: `hls.js`, `LL-HLS`, `ERR_TRACKER`. */
const isJoiner = (code: number) => code === 0x2e || code === 0x2d || code === 0x5f;

/** Cuts folded text into runs of Chinese characters and Latin words; everything else separates. */
export function scanRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < text.length;) {
    const start = at;
    const code = text.charCodeAt(at);
    if (isHan(code)) {
      do at++;
      while (at < text.length && isHan(text.charCodeAt(at)));
      runs.push({kind: 'han', start, end: at});
    } else if (isLatin(code)) {
      do at++;
      while (at < text.length && (isLatin(text.charCodeAt(at)) || (isJoiner(text.charCodeAt(at)) && isLatin(text.charCodeAt(at + 1)))));
      // C# and C++ are words of this trade.
      if (text[at] === '#') at++;
      else if (text.startsWith('++', at)) at += 2;
      runs.push({kind: 'latin', start, end: at});
    } else at++;
  }
  return runs;
}
