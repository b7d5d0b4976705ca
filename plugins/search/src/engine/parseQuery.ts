import {scanRuns, type Run} from '../shared/scanRuns.ts';
import {coreOf} from './coreOf.ts';
import {errorsNamed} from './errorsNamed.ts';
import {foldQuery} from './foldQuery.ts';
import {hintAtGeneric} from './hintAtGeneric.ts';
import {knownPieces} from './knownPieces.ts';
import type {ParsedQuery} from './ParsedQuery.ts';
import type {PinyinReader} from './PinyinReader.ts';
import {positionsOf} from './positionsOf.ts';
import {readChinese} from './readChinese.ts';
import {readLatin} from './readLatin.ts';
import type {SdksNamed} from './sdksNamed.ts';
import {MAX_POSITIONS, spanOf} from './Span.ts';
import type {QueryContext, Stretch} from './Stretch.ts';
import type {TermIndex} from './TermIndex.ts';

export interface QueryTables {
  index: TermIndex;
  pinyin: PinyinReader;
  simplified: ReadonlyMap<string, string>;
  sdksNamed: SdksNamed;
}

/** What was typed, as units to look for. */
export function parseQuery(raw: string, {index, pinyin, simplified, sdksNamed}: QueryTables): ParsedQuery {
  const text = foldQuery(raw, simplified);
  const {units, phrases, corrected, length} = readStretches(text, index, pinyin);
  const meant = corrected.reduce((meaning, {from, to}) => meaning.replace(from, () => to), text);
  return {
    ...hintAtGeneric({units, asked: positionsOf([{span: spanOf(0, length)}])}),
    phrases,
    core: coreOf(meant),
    sdks: sdksNamed(meant),
    errors: errorsNamed(text, index),
    corrected,
  };
}

/** Reads the text run by run until the positions are used up. Latin words that stand together are collected and read at once. */
function readStretches(text: string, index: TermIndex, pinyin: PinyinReader): Stretch {
  const runs = scanRuns(text);
  const context: QueryContext = {
    index,
    pinyin,
    chineseCharacters: text.match(/[\u4e00-\u9fff]/g)?.length ?? 0,
    latinWords: runs.filter(({kind}) => kind === 'latin').length,
  };
  const textOf = ({start, end}: Run) => text.slice(start, end);
  const whole: Stretch = {units: [], phrases: [], corrected: [], length: 0};
  let latin: Run[] = [];
  const readWaiting = () => {
    append(
      whole,
      readLatin(
        latin.flatMap((run) => knownPieces(textOf(run), index)),
        whole.length,
        context,
      ),
    );
    latin = [];
  };

  for (const run of runs) {
    if (whole.length >= MAX_POSITIONS) break;
    const before = latin.at(-1);
    if (before && !areTogether(before, run, text)) readWaiting();
    if (run.kind === 'latin') latin.push(run);
    else append(whole, readChinese(textOf(run), whole.length, context));
  }
  readWaiting();
  return whole;
}

/** Whether only spaces and marks that join names stand between two Latin words. */
const areTogether = (before: Run, run: Run, text: string) => run.kind === 'latin' && /^[\s._/-]*$/.test(text.slice(before.end, run.start));

function append(whole: Stretch, {units, phrases, corrected, length}: Stretch): void {
  whole.units.push(...units);
  whole.phrases.push(...phrases);
  whole.corrected.push(...corrected);
  whole.length += length;
}
