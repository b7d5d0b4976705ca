const WORD = /[A-Za-z_$][\w$]*(?:[.-][A-Za-z_$][\w$]*)*/g;

/** Plain words say nothing about a code sample; names do: camelCase, dotted, dashed, upper case, with digits. */
const NAMED = /[a-z][A-Z]|[A-Z]{2}|[._-]|\d/;

/** Names in a code sample or heading, each once, in order of appearance. */
export function identifiersIn(code: string): string[] {
  const names = (code.match(WORD) ?? []).flatMap((word) => (word.includes('.') ? [word, ...word.split('.')] : [word]));
  return [...new Set(names.filter((name) => name.length > 2 && name.length <= 48 && NAMED.test(name)))];
}
