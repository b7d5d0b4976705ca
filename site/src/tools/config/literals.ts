/** Values as source code. Each string is escaped for the language it goes into: what a reader typed never becomes code. */

const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;
const hex = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');

export const tsString = (text: string): string =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replace(CONTROL, (character) => `\\u${hex(character)}`)
    .replaceAll('</', '<\\/')}'`;
export const kotlinString = (text: string): string =>
  `"${text.replace(/[\\"$]/g, '\\$&').replace(CONTROL, (character) => `\\u${hex(character)}`)}"`;
export const swiftString = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replace(CONTROL, (character) => `\\u{${hex(character)}}`)}"`;
/** An octal escape ends after three digits; a hexadecimal one would swallow what follows. */
export const cppString = (text: string): string =>
  `"${text
    .replace(/[\\"?]/g, '\\$&')
    .replace(CONTROL, (character) =>
      [...new TextEncoder().encode(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
    )}"`;

const isName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text);

/** JSON-like data as TypeScript, over several lines when it is long. */
export function tsValue(value: unknown, indent = 0): string {
  if (typeof value === 'string') return tsString(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => tsValue(item, indent + 2))
    : Object.entries(value).map(([name, item]) => `${isName(name) ? name : tsString(name)}: ${tsValue(item, indent + 2)}`);
  const [open, close] = isList ? '[]' : '{}';
  const line = `${open}${parts.join(', ')}${close}`;
  if (indent + line.length <= 80 && !line.includes('\n')) return line;
  const space = ' '.repeat(indent);
  return `${open}\n${parts.map((part) => `${space}  ${part},\n`).join('')}${space}${close}`;
}
