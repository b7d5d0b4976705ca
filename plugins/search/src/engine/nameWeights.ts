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

/** A heading of so few terms is about each of them; every further one takes a little from all, as length does in BM25. */
const SHORT = 3;
const DILUTION = 0.06;
const shortness = (terms: number) => 1 / (1 + DILUTION * Math.max(0, terms - SHORT));

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
  const add = (terms: ReadonlyMap<string, number>, weight: number) => {
    for (const [term, amount] of terms) weights.set(term, Math.max(weights.get(term) ?? 0, amount * weight));
  };
  /** Names side by side: none says less because there are others. */
  const addList = (text: string, weight: number) => add(amounts(text), weight);
  const addPhrase = (text: string, weight: number) => {
    const terms = amounts(text);
    add(terms, weight * shortness(terms.size));
  };

  addList(identifiers, IDENTIFIER);
  addList(aliases, ALIAS);
  addPhrase(heading, level === 1 ? TITLE : HEADING);
  if (level === 1) {
    addPhrase(crumbs, CRUMB);
    addPhrase(route.replaceAll('/', ' '), ROUTE);
  }
  for (const character of heading.match(/[\u4e00-\u9fff]/g) ?? []) if (!weights.has(character)) weights.set(character, SINGLE_CHARACTER);
  for (const [word, name] of questionClasses) if (heading.includes(word)) weights.set(`?${name}`, QUESTION);
  return weights;
}

/** The terms of a text, each with the most of it that is there. */
function amounts(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  textTerms(foldWidth(text), (term, amount) => terms.set(term, Math.max(amount, terms.get(term) ?? 0)));
  return terms;
}
