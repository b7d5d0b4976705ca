import type {Finding} from './findings.ts';

/** Half-width marks beside a Chinese character. Slashes, dots and quotes are left alone: they belong to code and names. */
const HALF_WIDTH = /(?<=\p{Script=Han}|[」』”’）。，])[,;:?!(]|[,;?!)](?=\p{Script=Han}|[「『“‘（])/gu;

const FULL_WIDTH: Record<string, string> = {',': '，', ';': '；', ':': '：', '?': '？', '!': '！', '(': '（', ')': '）'};

export function checkPunctuation(prose: string): Finding[] {
  return prose.split('\n').flatMap((text, index) => {
    const found = text.search(HALF_WIDTH);
    return found < 0
      ? []
      : [{line: index + 1, rule: 'punctuation', message: `「${text.slice(found - 1, found + 2)}」里的半角标点应为全角。`}];
  });
}

/** Brackets of which only one side was half-width. */
const MIXED_PAIR = /（[^（）()\n]*\)|\([^（）()\n]*）/g;

/** Writes the full-width marks. `prose` is `source` with everything else blanked, so that positions agree. */
export function fixPunctuation(source: string, prose: string): string {
  const characters = source.split('');
  const mask = prose.split('');
  const widen = (index: number) => {
    characters[index] = mask[index] = FULL_WIDTH[mask[index]!] ?? mask[index]!;
  };
  for (const {index} of prose.matchAll(HALF_WIDTH)) widen(index);
  for (const {index, 0: pair} of mask.join('').matchAll(MIXED_PAIR)) [index, index + pair.length - 1].forEach(widen);
  return characters.join('');
}
