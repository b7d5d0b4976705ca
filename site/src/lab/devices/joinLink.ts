/** The code in a link to the laboratory, or in the fragment of one; undefined if there is none. */
export function joinIn(link: string): string | undefined {
  const at = link.indexOf('#?');
  if (at < 0) return undefined;
  return new URLSearchParams(link.slice(at + 2).trim()).get('join') ?? undefined;
}
