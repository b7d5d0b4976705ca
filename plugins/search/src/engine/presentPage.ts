import {latinTerms} from '../shared/latinTerms.ts';
import type {FoundPage, FoundSection} from '../shared/protocol.ts';
import {isChinese} from './isChinese.ts';
import {makeSnippet} from './makeSnippet.ts';
import {markText} from './markText.ts';
import {matchRanges} from './matchRanges.ts';
import type {RankedPage} from './rankPages.ts';
import type {RecordStore, SectionInfo} from './RecordStore.ts';

const MAX_WORDS = 12;

/** A ranked page as the box shows it, with the terms marked. */
export function presentPage({page, sections}: RankedPage, terms: ReadonlySet<string>, store: RecordStore): FoundPage {
  const {route, title, crumbs, kind, sdk} = store.pages[page]!;
  return {route, title, crumbs, kind, sdk, sections: sections.map(({record}) => presentSection(store.sections[record]!, terms))};
}

function presentSection({anchor, heading, text}: SectionInfo, terms: ReadonlySet<string>): FoundSection {
  const inHeading = matchRanges(heading, terms);
  const inText = matchRanges(text ?? '', terms);
  const spelled = [...inHeading.map(({start, end}) => heading.slice(start, end)), ...inText.map(({start, end}) => text!.slice(start, end))];
  // Names that only the section's code has, which is no part of its text, and all of them before the text is here: not as they are spelled.
  const known = new Set(spelled.map(latinTerms).flatMap(({whole, parts}) => [whole, ...parts]));
  const unspelled = [...terms].filter((term) => (isChinese(term) ? text === undefined : !known.has(term)));
  const words = new Set([...spelled, ...unspelled]);
  return {
    anchor,
    heading: markText(heading, inHeading),
    snippet: text ? makeSnippet(text, inText) : [],
    words: [...words].slice(0, MAX_WORDS),
  };
}

/** Terms are in lower case; the reader is told the word as the site writes it, where a text says so: without one, `words` has the term itself. */
export const asSpelled = (term: string, pages: readonly FoundPage[]): string =>
  pages.flatMap(({sections}) => sections.flatMap(({words}) => words)).find((word) => word !== term && latinTerms(word).whole === term) ??
  term;
