import type {Question} from '../shared/protocol.ts';
import {discountMissing} from './discountMissing.ts';
import {countPlaces, union} from './places.ts';
import {rankRecords, type RankedRecord} from './rankRecords.ts';
import type {PageInfo, RecordStore} from './RecordStore.ts';
import type {UnitScores} from './scoreUnits.ts';
import {sdkAnsweredFor, sdkFit} from './sdkFit.ts';
import type {ParsedQuery, Places, Unit} from './Unit.ts';
import {weighPlaces} from './weighPlaces.ts';

/** A page that has everything, but in different sections, is worth this share of a section that has it all. */
const SCATTERED = 0.6;
const FURTHER_SECTIONS = 0.08;

type Wishes = Pick<Question, 'sdk' | 'kind' | 'prefer'>;

export interface RankedPage {
  page: number;
  score: number;
  /** Best first. */
  sections: RankedRecord[];
}

/** Pages that answer the query, best first. */
export function rankPages(query: ParsedQuery, scores: UnitScores, store: RecordStore, wishes: Wishes): RankedPage[] {
  const {units, asked, sdks} = query;
  if (countPlaces(asked) === 0) return [];
  const shareOf = weighPlaces(query, scores);
  const needed = placesNeeded(countPlaces(asked), countPlaces(union(units.filter((_, unit) => scores.rarity[unit]! > 0))));
  const candidates = scores.touched.filter((record) => isWished(store.pages[store.sections[record]!.page]!, wishes));
  const result: RankedPage[] = [];
  for (const [page, sections] of byPage(rankRecords(candidates, query, scores, store, shareOf), store)) {
    const {sum, low, high} = findAnywhere(sections, units, scores);
    if (countPlaces({low, high}) < needed && !isNamed(sections, units, scores)) continue;
    sections.sort((a, b) => b.score - a.score);
    const [first, second, third] = sections;
    const best = Math.max(first!.score, discountMissing(SCATTERED * sum, shareOf(low, high)));
    const rest = FURTHER_SECTIONS * ((second?.score ?? 0) + (third?.score ?? 0));
    const info = store.pages[page]!;
    const sdk = sdkAnsweredFor(info, store.sections[first!.record]!.heading, sdks);
    result.push({page, score: (best + rest) * info.prior * sdkFit(sdk, sdks, wishes.prefer), sections});
  }
  return result.sort((a, b) => b.score - a.score);
}

const isWished = (page: PageInfo, {sdk, kind}: Wishes) => (!sdk || page.sdk === sdk) && (!kind || page.kind === kind);

/**
 * How much of a query a page has to meet: one word of it; more when the site does not know much of the query at all, because
 * then the one word is likely a coincidence.
 */
const placesNeeded = (places: number, known: number) => (known < 0.6 * places ? Math.min(0.6 * places, 1.5 + 0.2 * places) : Math.min(0.5 * places, 2));

function byPage(records: readonly RankedRecord[], {sections}: RecordStore): Map<number, RankedRecord[]> {
  const pages = new Map<number, RankedRecord[]>();
  for (const entry of records) {
    const {page} = sections[entry.record]!;
    const ofPage = pages.get(page);
    if (ofPage) ofPage.push(entry);
    else pages.set(page, [entry]);
  }
  return pages;
}

/** The sum of the best score that any section has for each unit, and the places that these units cover. */
function findAnywhere(sections: readonly RankedRecord[], units: readonly Unit[], {records, total}: UnitScores): Places & {sum: number} {
  let sum = 0;
  let low = 0;
  let high = 0;
  for (let unit = 0; unit < units.length; unit++) {
    let best = 0;
    for (const {record} of sections) best = Math.max(best, total[unit * records + record]!);
    if (best === 0) continue;
    sum += best;
    low |= units[unit]!.low;
    high |= units[unit]!.high;
  }
  return {sum, low, high};
}

/** Even where a page has little of the query, a word of it that names a section is no coincidence. */
const isNamed = (sections: readonly RankedRecord[], units: readonly Unit[], {records, names}: UnitScores) =>
  units.some(({isKnown}, unit) => isKnown && sections.some(({record}) => names[unit * records + record]! > 0));
