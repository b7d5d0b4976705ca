import {sdksNamed, type Kind, type Sdk} from '../shared/facets.ts';
import {countPlaces, union} from './places.ts';
import type {RecordStore} from './RecordStore.ts';
import type {UnitScores} from './scoreUnits.ts';
import type {ParsedQuery} from './Unit.ts';
import {weighPlaces} from './weighPlaces.ts';

/** A section is about what its page and the headings above it are about, to this degree. */
const INHERITED = 0.35;
/** How strongly a missing part of the query counts against a record. */
const COVERAGE_POWER = 1.6;
/** A page that has everything, but in different sections, is worth this share of a section that has it all. */
const SCATTERED = 0.6;
const NAMED_BONUS = 0.35;
const FURTHER_SECTIONS = 0.08;
const SAME_SDK = 1.2;
/** The query names an SDK: its pages answer, those of another one hardly do. */
const ASKED_SDK = 1.6;
const OTHER_SDK = 0.6;
const RECORDS_LOOKED_AT = 120;

const TITLE_IS_QUERY = 1.7;
const HEADING_IS_QUERY = 1.5;
const HEADING_BEGINS_WITH_QUERY = 1.25;
const IDENTIFIER_IS_QUERY = 1.35;
const PHRASE_IN_HEADING = 1.25;
/** Whoever pastes an error asks for its number, whatever else the message says. */
const ERROR_IS_ASKED = 8;

export interface Wishes {
  sdk?: Sdk | undefined;
  kind?: Kind | undefined;
  /** The SDK the reader works with: first among equals. */
  prefer?: Sdk | undefined;
}

export interface RankedPage {
  page: number;
  score: number;
  /** Best first. */
  sections: {record: number; score: number}[];
}

/**
 * How much of a query a page has to meet: one word of it; more when the site does not know much of the query at all, because
 * then the one word is likely a coincidence.
 */
const placesNeeded = (places: number, known: number) => (known < 0.6 * places ? Math.min(0.6 * places, 1.5 + 0.2 * places) : Math.min(0.5 * places, 2));

/** Pages that answer the query, best first. */
export function rankPages(query: ParsedQuery, scores: UnitScores, store: RecordStore, wishes: Wishes): RankedPage[] {
  const {units, asked} = query;
  const places = countPlaces(asked);
  const {records, total, names, touched} = scores;
  const {sections, pages, ownRecord} = store;
  if (places === 0) return [];
  const share = weighPlaces(query, scores);
  const allowed = (page: number) => (!wishes.sdk || pages[page]!.sdk === wishes.sdk) && (!wishes.kind || pages[page]!.kind === wishes.kind);

  const scoreRecord = (record: number): number => {
    let sum = 0;
    let low = 0;
    let high = 0;
    let namedLow = 0;
    let namedHigh = 0;
    const {parent, page} = sections[record]!;
    const own = ownRecord[page] ?? -1;
    for (let unit = 0; unit < units.length; unit++) {
      const base = unit * records;
      const direct = total[base + record]!;
      const above = Math.max(parent >= 0 ? names[base + parent]! : 0, own >= 0 && own !== record ? names[base + own]! : 0);
      if (direct === 0 && above === 0) continue;
      sum += direct + INHERITED * above;
      low |= units[unit]!.low;
      high |= units[unit]!.high;
      if (above > 0 || names[base + record]! > 0) {
        namedLow |= units[unit]!.low;
        namedHigh |= units[unit]!.high;
      }
    }
    return sum * share(low, high) ** COVERAGE_POWER * (1 + NAMED_BONUS * share(namedLow, namedHigh) ** 2);
  };

  const scored = touched
    .filter((record) => allowed(sections[record]!.page))
    .map((record) => ({record, score: scoreRecord(record)}))
    .sort((a, b) => b.score - a.score);
  for (const entry of scored.slice(0, RECORDS_LOOKED_AT)) entry.score *= literalBonus(query, store, entry.record);

  const byPage = new Map<number, RankedPage>();
  for (const entry of scored) {
    const {page} = sections[entry.record]!;
    const ranked = byPage.get(page) ?? {page, score: 0, sections: []};
    ranked.sections.push(entry);
    byPage.set(page, ranked);
  }

  /** Little of what was typed may be here: where a word of it names a section, that is no coincidence. */
  const isNamed = ({sections: own}: RankedPage) => units.some(({isKnown}, unit) => isKnown && own.some(({record}) => names[unit * records + record]! > 0));
  const needed = placesNeeded(places, countPlaces(union(units.filter((_, unit) => scores.rarity[unit]! > 0))));
  const result: RankedPage[] = [];
  for (const ranked of byPage.values()) {
    let scattered = 0;
    let low = 0;
    let high = 0;
    for (let unit = 0; unit < units.length; unit++) {
      let best = 0;
      for (const {record} of ranked.sections) best = Math.max(best, total[unit * records + record]!);
      if (best === 0) continue;
      scattered += best;
      low |= units[unit]!.low;
      high |= units[unit]!.high;
    }
    if (countPlaces({low, high}) < needed && !isNamed(ranked)) continue;
    ranked.sections.sort((a, b) => b.score - a.score);
    const [first, second, third] = ranked.sections;
    const best = Math.max(first!.score, SCATTERED * scattered * share(low, high) ** COVERAGE_POWER);
    const info = pages[ranked.page]!;
    const rest = FURTHER_SECTIONS * ((second?.score ?? 0) + (third?.score ?? 0));
    // 接入 Shaka 后频繁缓冲 answers for Shaka as its own pages do; that hls.js has a licence does not.
    const sdk = info.sdk ?? (info.kind === 'faq' ? sdksNamed(sections[first!.record]!.heading).find((named) => query.sdks.includes(named)) : undefined);
    ranked.score = (best + rest) * info.prior * sdkFit(sdk, query.sdks, wishes.prefer);
    result.push(ranked);
  }
  return result.sort((a, b) => b.score - a.score);
}

function sdkFit(sdk: Sdk | undefined, asked: readonly Sdk[], preferred: Sdk | undefined): number {
  if (!sdk) return 1;
  if (asked.length) return asked.includes(sdk) ? ASKED_SDK : OTHER_SDK;
  return sdk === preferred ? SAME_SDK : 1;
}

/** Extra for records that say it in the reader's own words. */
function literalBonus({core, phrases, errors}: ParsedQuery, store: RecordStore, record: number): number {
  const {heading, level} = store.sections[record]!;
  const {heading: name, lead, identifiers} = store.cores(record);
  let bonus = errors.some((number) => heading.startsWith(`X2-${number}`)) ? ERROR_IS_ASKED : 1;
  if (core && (name === core || lead === core)) bonus *= level === 1 ? TITLE_IS_QUERY : HEADING_IS_QUERY;
  else if (core.length > 2 && name.startsWith(core)) bonus *= HEADING_BEGINS_WITH_QUERY;
  else if (core.length > 2 && identifiers.includes(core)) bonus *= IDENTIFIER_IS_QUERY;
  for (const phrase of phrases) {
    if (heading.includes(phrase)) bonus *= PHRASE_IN_HEADING;
  }
  return bonus;
}
