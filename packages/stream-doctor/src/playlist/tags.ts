/** One `#EXT…` line. */
export type Tag = {readonly name: string; readonly value: string; readonly line: number};

/** All tags in reading order, for what the parser keeps to itself: order of renditions, marks of ad systems, attributes as written. */
export function scanTags(lines: readonly string[]): Tag[] {
  return lines.flatMap((text, index) => {
    const match = /^#(EXT[A-Z0-9-]*):?(.*)$/.exec(text);
    return match ? [{name: match[1]!, value: match[2]!.trim(), line: index + 1}] : [];
  });
}

/** `A=1,B="x,y"` as a map; quotes are removed, and what is not an attribute is passed over. */
export function readAttributes(value: string): ReadonlyMap<string, string> {
  const pairs = value.matchAll(/([A-Z0-9-]+)=("[^"]*"|[^,]*)/g);
  return new Map([...pairs].map(([, name, text]) => [name!, text!.replace(/^"|"$/g, '').trim()] as const));
}
