import {formatFor, lintFor} from 'autocorrect-node';
import type {Finding} from './findings.ts';

type Language = 'markdown' | 'tsx';
type AutocorrectLine = {l: number; old: string; new: string};

/** Spaces between Chinese and Latin, full-width punctuation: what autocorrect would write instead. */
export function checkSpacing(source: string, language: Language): Finding[] {
  return lintFor(source, language).lines.map(({l, old, new: better}: AutocorrectLine) => ({
    line: l,
    rule: 'spacing',
    message: `「${old.trim()}」→「${better.trim()}」`,
  }));
}

export function fixSpacing(source: string, language: Language): string {
  return formatFor(source, language);
}
