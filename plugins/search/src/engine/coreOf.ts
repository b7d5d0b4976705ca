import {foldCase, foldWidth} from '../shared/foldText.ts';
import {questionPattern} from '../shared/questionWords.ts';

/** Text reduced to what it is about: no question words, no spaces, no punctuation, one case. Two headings with one core ask the same. */
export const coreOf = (text: string): string =>
  foldCase(foldWidth(text))
    .replace(questionPattern, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
