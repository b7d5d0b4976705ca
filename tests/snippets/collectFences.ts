import type {Snippet} from './snippet.ts';

const FENCE = /^(?<indent>\s*)(?<marks>`{3,}|~{3,})\s*(?<info>[^`]*)$/;

/**
 * The fenced code blocks of one Markdown page, without the indentation of the list or tab around them.
 * Blocks that take their text from a sample file (`file=…`) are left out: the file itself is parsed.
 */
export function collectFences(source: string, path: string): Snippet[] {
  const lines = source.replace(/\r\n/g, '\n').split('\n');
  const snippets: Snippet[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const open = lines[index]!.match(FENCE)?.groups;
    if (!open) continue;
    const end = lines.findIndex((line, at) => at > index && isClosing(line, open.marks!));
    const body = lines.slice(index + 1, end < 0 ? undefined : end);
    const [language = '', ...meta] = open.info!.trim().split(/\s+/);
    if (!meta.some((word) => word.startsWith('file='))) {
      const code = body.map((line) => (line.startsWith(open.indent!) ? line.slice(open.indent!.length) : line)).join('\n');
      snippets.push({where: `${path}:${index + 1}`, language, code});
    }
    index = end < 0 ? lines.length : end;
  }
  return snippets;
}

function isClosing(line: string, marks: string): boolean {
  const text = line.trim();
  return text.length >= marks.length && text === marks[0]!.repeat(text.length);
}
