const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Blanks fenced code, keeping every character in its place. */
export function maskFences(source: string): string {
  return source.replace(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\2[^\n]*$/gm, blank);
}

/**
 * Blanks what is not prose (front matter, code, links' addresses, JSX tags, ESM), keeping every character in its place,
 * so that rules see Chinese only and report true positions.
 */
export function maskCode(source: string): string {
  return maskFences(source)
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^(import|export)\s[^\n]*(\n(?!\n)[^\n]*)*/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/<\/?[A-Za-z][^<>]*>/g, blank);
}

/** Blanks the comments of TypeScript and TSX: they are for maintainers. */
export function maskComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(?<=^|\s)\/\/[^\n]*/gm, blank);
}
