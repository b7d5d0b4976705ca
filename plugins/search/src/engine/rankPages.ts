import type {Question} from '../shared/protocol.ts';
import {discountMissing} from './discountMissing.ts';
import type {ParsedQuery} from './ParsedQuery.ts';
import {positionsOf} from './positionsOf.ts';
import {rankRecords, type RankedRecord} from './rankRecords.ts';
import type {PageInfo, RecordStore} from './RecordStore.ts';
import type {ScoredUnit, UnitScores} from './scoreUnits.ts';
import {sdkAnsweredFor, sdkFit} from './sdkFit.ts';
import {weighPositions} from './weighPositions.ts';

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
export function rankPages(query: ParsedQuery, {units, candidates}: UnitScores, store: RecordStore, wishes: Wishes): RankedPage[] {
  const {asked, sdks} = query;
  if (asked.size === 0) return [];
  const shareOf = weighPositions(asked, units);
  const needed = positionsNeeded(asked.size, positionsOf(units.filter(({rarity}) => rarity > 0)).size);
  const wished = candidates.filter((record) => isWished(store.pages[store.sections[record]!.page]!, wishes));
  const result: RankedPage[] = [];
  for (const [page, sections] of byPage(rankRecords(wished, query, units, store, shareOf), store)) {
    const {sum, met} = findAnywhere(sections, units);
    if (positionsOf(met).size < needed && !isNamed(sections, units)) continue;
    sections.sort((a, b) => b.score - a.score);
    const [first, second, third] = sections;
    const best = Math.max(first!.score, discountMissing(SCATTERED * sum, shareOf(met)));
    const rest = FURTHER_SECTIONS * ((second?.score ?? 0) + (third?.score ?? 0));
    const info = store.pages[page]!;
    const sdk = sdkAnsweredFor(info, store.sections[first!.record]!.heading, sdks, store.sdksNamed);
    result.push({page, score: (best + rest) * info.prior * sdkFit(sdk, sdks, wishes.prefer), sections});
  }
  return result.sort((a, b) => b.score - a.score);
}

const isWished = (page: PageInfo, {sdk, kind}: Wishes) => (!sdk || page.sdk === sdk) && (!kind || page.kind === kind);

/** From this share on, the site knows most of a query. */
const MOST = 0.6;
/** The positions of a Chinese word, or of a short Latin one. */
const WORD = 2;

/**
 * How many positions of a query a page has to meet: one word of it; more when the site does not know much of the query at all,
 * because then the one word is likely a coincidence.
 */
const positionsNeeded = (asked: number, known: number) =>
  known >= MOST * asked ? Math.min(0.5 * asked, WORD) : Math.min(MOST * asked, 1.5 + 0.2 * asked);

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

/** The units that the sections of a page satisfy between them, and the sum of the best score that any has for each. */
function findAnywhere(sections: readonly RankedRecord[], units: readonly ScoredUnit[]): {sum: number; met: ScoredUnit[]} {
  let sum = 0;
  const met: ScoredUnit[] = [];
  for (const unit of units) {
    let best = 0;
    for (const {record} of sections) best = Math.max(best, unit.scores[record]!);
    if (best === 0) continue;
    sum += best;
    met.push(unit);
  }
  return {sum, met};
}

/** Even where a page has little of the query, a word of it that names a section is no coincidence. */
const isNamed = (sections: readonly RankedRecord[], units: readonly ScoredUnit[]) =>
  units.some(({isKnown, nameScores}) => isKnown && sections.some(({record}) => nameScores[record]! > 0));
