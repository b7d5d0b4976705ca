import {stripVTControlCharacters} from 'node:util';

const MOST_LINES = 20;
const TAIL_LINES = 40;
const MOST_CHARACTERS = 300;

/** The message of an error as people read it: no colours, nothing of the stack, the beginning of what is very long. */
export function mainLines(message: string | null | undefined): string {
  const lines = plainLines(message ?? 'no message');
  const stack = lines.findIndex((line, index) => index > 0 && /^\s+at /.test(line));
  const said = stack < 0 ? lines : lines.slice(0, stack);
  return [...said.slice(0, MOST_LINES), ...(said.length > MOST_LINES ? [`and ${said.length - MOST_LINES} lines more`] : [])].join('\n');
}

/** The end of what a program printed, where the reason of its failure stands. */
export function tailOf(output: string): string {
  const lines = plainLines(output);
  return lines.length > 0 ? lines.slice(-TAIL_LINES).join('\n') : 'it printed nothing';
}

const plainLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split(/\r?\n/)
    .map((line) => (line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line.trimEnd()))
    .filter(Boolean);
