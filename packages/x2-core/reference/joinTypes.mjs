import {mapProse} from './headings.mjs';

/** A name, linked or not, as TypeDoc prints it. */
const NAME = String.raw`\[\x60[^\x60]+\x60\]\([^)\s]+\)|\x60[^\x60]+\x60`;
/** What stands between the names of a type. */
const GLUE = String.raw`\\[<>|[\]{}]|\*(?:extends|typeof)\*|keyof|=>|[()[\],:;? ]`;
const TYPE = new RegExp(`^(?:${NAME}|${GLUE})+$`);
const NAMES = new RegExp(NAME, 'g');

/**
 * Prints a type as one piece of code. TypeDoc prints each of its names as one and what is between them as text, so that
 * `Promise<void>` would read as two words.
 */
export const joinTypes = (markdown) =>
  mapProse(markdown, (line) =>
    line.startsWith('|') ? line.replace(/(?<=^| )\| (.+?)(?= \|(?: |$))/g, (cell, text) => `| ${joined(text, true)}`) : joined(line, false),
  );

function joined(text, isCell) {
  if (!TYPE.test(text) || text.match(NAMES) === null || text.replace(NAMES, '') === '') return text;
  const bare = text
    .replace(NAMES, (name) => name.replaceAll('`', ''))
    .replace(/\*(extends|typeof)\*/g, '$1')
    .replace(/^\\\| |;(?= \\\})/g, '');
  // Markdown has no links inside code, but HTML has.
  if (bare.includes('](')) return `<code>${bare}</code>`;
  // In code nothing is escaped, except for the bar in a table's cell.
  return `\`${bare.replace(isCell ? /\\(?!\|)/g : /\\/g, '')}\``;
}
