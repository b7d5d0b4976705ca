import {normalizeQuery} from '../shared/normalizeQuery.ts';

/** 收不收费 asks about 收费. 能不能, 有没有 and their like are question words by themselves. */
const A_NOT_A = /(?![能会是有要行可需])([\u4e00-\u9fff])[不没]\1/g;

/** What was typed, in the characters of the site and without what only makes it a question. */
export const foldQuery = (raw: string, simplified: ReadonlyMap<string, string>): string =>
  [...normalizeQuery(raw)]
    .map((character) => simplified.get(character) ?? character)
    .join('')
    .replace(A_NOT_A, '$1');
