import {sdksNamed} from '../shared/facets.ts';
import {scanRuns, type Run} from '../shared/scanRuns.ts';
import {coreOf} from './coreOf.ts';
import {errorsNamed} from './errorsNamed.ts';
import {foldQuery} from './foldQuery.ts';
import {hintAtGeneric} from './hintAtGeneric.ts';
import {knownPieces} from './knownPieces.ts';
import type {PinyinReader} from './PinyinReader.ts';
import {covering} from './places.ts';
import {readChinese} from './readChinese.ts';
import {readLatin} from './readLatin.ts';
import type {QueryContext, Stretch} from './Stretch.ts';
import type {TermIndex} from './TermIndex.ts';
import {MAX_PLACES, type ParsedQuery} from './Unit.ts';

export interface QueryTables {
  index: TermIndex;
  pinyin: PinyinReader;
  simplified: ReadonlyMap<string, string>;
}

/** What was typed, as units to look for. */
export function parseQuery(raw: string, {index, pinyin, simplified}: QueryTables): ParsedQuery {
  const text = foldQuery(raw, simplified);
  const {units, phrases, corrected, places} = readStretches(text, index, pinyin);
  const meant = corrected.reduce((meaning, {from, to}) => meaning.replace(from, () => to), text);
  return {
    ...hintAtGeneric({units, asked: covering(0, Math.min(places, MAX_PLACES))}),
    phrases,
    core: coreOf(meant),
    sdks: sdksNamed(meant),
    errors: errorsNamed(text, index),
    corrected,
  };
}

/** Reads the text run by run until the places are used up. Latin words that stand together are collected and read at once. */
function readStretches(text: string, index: TermIndex, pinyin: PinyinReader): Stretch {
  const runs = scanRuns(text);
  const context: QueryContext = {
    index,
    pinyin,
    chineseCharacters: text.match(/[\u4e00-\u9fff]/g)?.length ?? 0,
    latinWords: runs.filter(({kind}) => kind === 'latin').length,
  };
  const textOf = ({start, end}: Run) => text.slice(start, end);
  const whole: Stretch = {units: [], phrases: [], corrected: [], places: 0};
  let latin: Run[] = [];
  const readWaiting = () => {
    append(whole, readLatin(latin.flatMap((run) => knownPieces(textOf(run), index)), whole.places, context));
    latin = [];
  };

  for (const run of runs) {
    if (whole.places >= MAX_PLACES) break;
    const before = latin.at(-1);
    if (before && !areTogether(before, run, text)) readWaiting();
    if (run.kind === 'latin') latin.push(run);
    else append(whole, readChinese(textOf(run), whole.places, context));
  }
  readWaiting();
  return whole;
}

/** Whether only spaces and marks that join names stand between two Latin words. */
const areTogether = (before: Run, run: Run, text: string) => run.kind === 'latin' && /^[\s._/-]*$/.test(text.slice(before.end, run.start));

function append(whole: Stretch, {units, phrases, corrected, places}: Stretch): void {
  whole.units.push(...units);
  whole.phrases.push(...phrases);
  whole.corrected.push(...corrected);
  whole.places += places;
}
