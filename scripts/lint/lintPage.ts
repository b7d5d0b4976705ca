import {checkEmphasis} from './emphasis.ts';
import type {Finding} from './findings.ts';
import {checkGlossary, type Term} from './glossary.ts';
import {checkHeadingIds} from './headingIds.ts';
import {maskCode, maskFences} from './maskCode.ts';
import {checkPunctuation} from './punctuation.ts';
import {checkSpacing} from './spacing.ts';

/** All findings of one MDX page, in reading order. */
export function lintPage(source: string, glossary: readonly Term[]): Finding[] {
  const prose = maskCode(source);
  return [
    ...checkHeadingIds(source),
    ...checkGlossary(prose, glossary),
    ...checkEmphasis(prose),
    ...checkPunctuation(prose),
    ...checkSpacing(maskFences(source), 'markdown'),
  ].sort((a, b) => a.line - b.line);
}
