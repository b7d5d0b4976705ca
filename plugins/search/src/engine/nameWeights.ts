import {foldWidth} from '../shared/foldText.ts';
import {questionClasses} from '../shared/questionWords.ts';
import {textTerms} from '../shared/textTerms.ts';

const TITLE = 6;
const HEADING = 5;
const IDENTIFIER = 3;
/** Less than a heading: what readers may say does not outweigh what a section says itself. */
const ALIAS = 1.6;
const CRUMB = 0.8;
const ROUTE = 0.8;
const QUESTION = 1;
const SINGLE_CHARACTER = 0.3;

/** A short heading is about its words; in a long one each word says less. */
const shortness = (length: number) => 1 / (1 + 0.06 * Math.max(0, length - 3));

export interface Names {
  level: number;
  heading: string;
  identifiers: string;
  aliases: string;
  crumbs: string;
  route: string;
}

/** Terms that name a record, with their weights. */
export function nameWeights({level, heading, identifiers, aliases, crumbs, route}: Names): Map<string, number> {
  const weights = new Map<string, number>();
  const field = (text: string, weight: number) => {
    const terms = new Map<string, number>();
    textTerms(foldWidth(text), (term, amount) => terms.set(term, Math.max(amount, terms.get(term) ?? 0)));
    const each = weight * (weight === IDENTIFIER || weight === ALIAS ? 1 : shortness(terms.size));
    for (const [term, amount] of terms) weights.set(term, Math.max(weights.get(term) ?? 0, amount * each));
  };
  field(identifiers, IDENTIFIER);
  field(aliases, ALIAS);
  field(heading, level === 1 ? TITLE : HEADING);
  if (level === 1) {
    field(crumbs, CRUMB);
    field(route.replaceAll('/', ' '), ROUTE);
  }
  for (const character of heading.match(/[\u4e00-\u9fff]/g) ?? []) if (!weights.has(character)) weights.set(character, SINGLE_CHARACTER);
  for (const [word, name] of questionClasses) if (heading.includes(word)) weights.set(`?${name}`, QUESTION);
  return weights;
}
