import {isChinese} from './isChinese.ts';
import type {TermIndex} from './TermIndex.ts';
import type {Alternative} from './Unit.ts';

const APART = 0.7;

/**
 * Texts are indexed as words of a dictionary that has 查询 and 参数, not 查询参数: there the pair across both words is not required.
 * In names every pair is.
 */
export const withWordsApart = (alternatives: readonly Alternative[], index: TermIndex): Alternative[] => [
  ...alternatives,
  ...alternatives.flatMap(({terms, factor}) => {
    const apart = terms.filter((term) => !isChinese(term) || index.postings(term)?.texts.records.length);
    return apart.length > 1 && apart.length < terms.length ? [{terms: apart, factor: factor * APART}] : [];
  }),
];
