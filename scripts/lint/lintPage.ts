import {lintFor} from 'autocorrect-node';
import {checkEmphasis} from './emphasis.ts';
import type {Finding} from './findings.ts';
import {checkGlossary, type Term} from './glossary.ts';
import {checkHeadingIds} from './headingIds.ts';
import {maskCode} from './maskCode.ts';

/** All findings of one page, in reading order. */
export function lintPage(path: string, source: string, glossary: readonly Term[]): Finding[] {
  const prose = maskCode(source);
  const isPage = /\.mdx?$/.test(path);
  return [
    ...(isPage ? checkHeadingIds(source) : []),
    ...checkGlossary(prose, glossary),
    ...(isPage ? checkEmphasis(prose) : []),
    ...checkSpacing(source),
  ].sort((a, b) => a.line - b.line);
}

function checkSpacing(source: string): Finding[] {
  return lintFor(source, 'markdown').lines.map(({l, old, new: better}: {l: number; old: string; new: string}) => ({
    line: l,
    rule: 'spacing',
    message: `「${old.trim()}」→「${better.trim()}」`,
  }));
}
