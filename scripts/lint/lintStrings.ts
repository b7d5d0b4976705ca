import type {Finding} from './findings.ts';
import {checkGlossary, type Term} from './glossary.ts';
import {maskComments} from './maskCode.ts';
import {checkPunctuation} from './punctuation.ts';
import {checkSpacing} from './spacing.ts';

/** The Chinese text inside TypeScript and TSX; comments are for maintainers, and left alone. */
export function lintStrings(source: string, glossary: readonly Term[]): Finding[] {
  const text = maskComments(source);
  return [...checkSpacing(text, 'tsx'), ...checkPunctuation(text), ...checkGlossary(text, glossary)];
}
