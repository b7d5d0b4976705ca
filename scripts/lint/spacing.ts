import {formatFor} from 'autocorrect-node';
import type {Finding} from './findings.ts';

type Language = 'markdown' | 'tsx';

/** Spaces between Chinese and Latin, full-width punctuation: what autocorrect would write instead. */
export function checkSpacing(source: string, language: Language): Finding[] {
  const better = fixSpacing(source, language).split('\n');
  return source
    .split('\n')
    .flatMap((line, index) =>
      line === better[index] ? [] : [{line: index + 1, rule: 'spacing', message: `「${line.trim()}」→「${better[index]?.trim()}」`}],
    );
}

/** Removes the spaces around a Chinese link in Chinese text, which autocorrect adds in lists and strings, taking the address for text. */
export function fixSpacing(source: string, language: Language): string {
  return formatFor(source, language)
    .replace(/(?<=\p{Script=Han}) (?=\[\p{Script=Han})/gu, '')
    .replace(/(?<=\p{Script=Han}\]\([^\s)]*\)) (?=\p{Script=Han})/gu, '');
}
