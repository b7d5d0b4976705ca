import type {ParsedQuery} from './ParsedQuery.ts';
import type {RecordStore} from './RecordStore.ts';

const TITLE_IS_QUERY = 1.7;
const HEADING_IS_QUERY = 1.5;
const HEADING_BEGINS_WITH_QUERY = 1.25;
const IDENTIFIER_IS_QUERY = 1.35;
const PHRASE_IN_HEADING = 1.25;
/** One or two characters begin many names by accident. */
const SHORTEST_COMPARED = 3;
/** Whoever pastes an error asks for its number, whatever else the message says. */
const ERROR_IS_ASKED = 8;

/** Extra for records that say it in the reader's own words. */
export function literalBonus({core, phrases, errors}: ParsedQuery, store: RecordStore, record: number): number {
  const {heading, level} = store.sections[record]!;
  const {heading: name, lead, identifiers} = store.cores(record);
  let bonus = errors.some((number) => heading.startsWith(`X2-${number}`)) ? ERROR_IS_ASKED : 1;
  if (core && (name === core || lead === core)) bonus *= level === 1 ? TITLE_IS_QUERY : HEADING_IS_QUERY;
  else if (core.length >= SHORTEST_COMPARED && name.startsWith(core)) bonus *= HEADING_BEGINS_WITH_QUERY;
  else if (core.length >= SHORTEST_COMPARED && identifiers.includes(core)) bonus *= IDENTIFIER_IS_QUERY;
  for (const phrase of phrases) {
    if (heading.includes(phrase)) bonus *= PHRASE_IN_HEADING;
  }
  return bonus;
}
