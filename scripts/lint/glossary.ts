import {readFileSync} from 'node:fs';
import type {Finding} from './findings.ts';

export type Term = {readonly term: string; readonly avoid: readonly string[]};

const GUIDE = new URL('../../STYLEGUIDE.zh-CN.md', import.meta.url);

/** The terms of the style guide's table, which is the one list. */
export function readGlossary(guide = readFileSync(GUIDE, 'utf8')): Term[] {
  const table = guide.split('## 术语表')[1]?.split('\n## ')[0] ?? '';
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.map((row) => {
    const [term = '', , avoid = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return {term, avoid: avoid.split('、').filter(Boolean)};
  });
}

/** Words that the glossary replaces. `prose` is the page with its code masked. */
export function checkGlossary(prose: string, glossary: readonly Term[]): Finding[] {
  return prose
    .split('\n')
    .flatMap((text, index) =>
      glossary.flatMap(({term, avoid}) =>
        avoid
          .filter((word) => text.includes(word))
          .map((word) => ({line: index + 1, rule: 'glossary', message: `「${word}」请改用「${term}」。`})),
      ),
    );
}
