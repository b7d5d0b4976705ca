import type {Finding} from './findings.ts';

const HEADING = /^(#{1,6})\s+(.+?)\s*$/;
const EXPLICIT_ID = /\{\/\*\s*#([A-Za-z0-9][A-Za-z0-9._-]*)\s*\*\/\}$/;

/** Every heading carries an ASCII id of its own, so that rewording a Chinese title never breaks an address. */
export function checkHeadingIds(source: string): Finding[] {
  const seen = new Map<string, number>();
  return headingLines(source).flatMap(({text, depth, line}) => {
    if (depth === 1) return [{line, rule: 'heading-level', message: '正文不写一级标题，标题在 front matter 的 title 里。'}];
    const id = EXPLICIT_ID.exec(text)?.[1];
    if (!id) return [{line, rule: 'heading-id', message: `标题缺少 ASCII id，写成：${text} {/* #some-id */}`}];
    const first = seen.get(id);
    seen.set(id, line);
    return first ? [{line, rule: 'heading-id', message: `id #${id} 与第 ${first} 行重复。`}] : [];
  });
}

/** Headings outside code fences and front matter. */
function headingLines(source: string): {text: string; depth: number; line: number}[] {
  let fence = '';
  const lines = source.split('\n');
  const afterFrontMatter = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  return lines.flatMap((raw, index) => {
    if (index < afterFrontMatter) return [];
    const mark = /^\s*(`{3,}|~{3,})/.exec(raw)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark;
    const heading = fence ? null : HEADING.exec(raw);
    return heading ? [{text: heading[2]!, depth: heading[1]!.length, line: index + 1}] : [];
  });
}
