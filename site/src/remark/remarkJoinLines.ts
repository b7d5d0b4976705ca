import {onTexts} from './onTexts.ts';

/** Chinese characters and the full-width marks around them. */
const WIDE = String.raw`[\p{Script=Han}\u3000-\u303f\uff00-\uffef]`;
const BREAK = new RegExp(String.raw`(?<=${WIDE})\n(?=${WIDE})`, 'gu');

/**
 * Joins source lines that break between Chinese characters: browsers would print the break as a space. Comments in code,
 * from which the API reference is made, have such lines; pages written by hand have a paragraph per line.
 */
export const remarkJoinLines = onTexts((text) => text.replace(BREAK, ''));
