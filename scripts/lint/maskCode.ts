/**
 * Blanks what is not prose (front matter keys, code, links' addresses, JSX tags, ESM), keeping every line in its place,
 * so that rules see Chinese only and report true line numbers.
 */
export function maskCode(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, blank)
    .replace(/^(import|export)\s[^\n]*(\n(?!\n)[^\n]*)*/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\$\$[\s\S]*?\$\$/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/<\/?[A-Za-z][^<>]*>/g, blank);
}
