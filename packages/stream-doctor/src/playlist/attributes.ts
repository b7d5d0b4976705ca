/** One entry of an attribute list as it is written. */
export type WrittenAttribute = {
  readonly name: string;
  readonly value: string;
  readonly isQuoted: boolean;
  /** No blank stands around the equals sign or behind the value. */
  readonly isTrimmed: boolean;
  /** Where the list goes on. */
  readonly end: number;
};

/**
 * `A=1,B="x,y"` entry by entry, cut where hls.js cuts (`ATTR_LIST_REGEX` in its `attr-list.ts`): a quoted value ends at a quotation mark
 * before a comma or the end. Written as a loop because the expression takes square time on a long list without an equals sign.
 */
export function writtenAttributes(list: string): WrittenAttribute[] {
  const found: WrittenAttribute[] = [];
  let at = 0;
  let hasClosingQuote = true;
  for (;;) {
    const equals = list.indexOf('=', at + 1);
    if (equals < 0) return found;
    const start = equals + 1;
    let end = -1;
    if (list[start] === '"' && hasClosingQuote) {
      end = closingQuote(list, start + 1);
      hasClosingQuote = end >= 0;
    }
    if (end < 0) end = list.indexOf(',', start);
    if (end < 0) end = list.length;
    const name = list.slice(at, equals);
    const value = list.slice(start, end);
    const isQuoted = value.startsWith('"') && value.endsWith('"');
    found.push({
      name: name.trim(),
      value: isQuoted ? value.slice(1, -1) : value,
      isQuoted,
      // Blanks after the comma before it are no harm.
      isTrimmed: name.replace(/^ +/, '') === name.trim() && value === value.trim(),
      end: end + 1,
    });
    at = end + 1;
  }
}

/** One past the quotation mark that is followed by a comma or the end; -1 without one. */
function closingQuote(list: string, from: number): number {
  for (let quote = list.indexOf('"', from); quote >= 0; quote = list.indexOf('"', quote + 1))
    if (quote + 1 === list.length || list[quote + 1] === ',') return quote + 1;
  return -1;
}

/** By name; of two of one name the last, as hls.js has it. */
export const readAttributes = (list: string): ReadonlyMap<string, string> =>
  new Map(writtenAttributes(list).map(({name, value}) => [name, value] as const));
