import type {PageRecord} from './extractPage.ts';

const HEADINGS_LISTED = 6;

/** What a result can quote. A heading with nothing but further headings under it quotes those. */
export function snippetTexts(records: readonly PageRecord[]): string[] {
  return records.map(({level, text}, number) => {
    if (text) return text;
    const below: string[] = [];
    for (const next of records.slice(number + 1)) {
      if (next.level <= level || below.length === HEADINGS_LISTED) break;
      below.push(next.heading);
    }
    return below.join(' · ');
  });
}
