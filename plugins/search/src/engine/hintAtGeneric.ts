import type {ParsedQuery} from './ParsedQuery.ts';
import {positionsOf} from './positionsOf.ts';
import {NO_POSITIONS} from './Span.ts';
import type {Unit} from './Unit.ts';

/** What the whole site is about: asking for it rules out no page. */
export const GENERIC: ReadonlySet<string> = new Set(['视频', '影片', '播放', '直播']);

/** In a longer text they are part of what is asked: 不同域名同一个视频. */
const LITTLE_ELSE = 3;
const HINT = 0.5;

/** 视频卡顿 asks for 卡顿: in a short query, a word that the whole site is about is only a hint and takes no position. */
export function hintAtGeneric({units, asked}: Pick<ParsedQuery, 'units' | 'asked'>): Pick<ParsedQuery, 'units' | 'asked'> {
  const specific = positionsOf(units.filter(({isGeneric}) => !isGeneric));
  if (specific.size === 0 || specific.size > LITTLE_ELSE) return {units, asked};
  const generic = positionsOf(units.filter(({isGeneric}) => isGeneric));
  return {
    units: units.map((unit) => (unit.isGeneric ? asHint(unit) : unit)),
    asked: new Set([...asked].filter((position) => specific.has(position) || !generic.has(position))),
  };
}

const asHint = (unit: Unit): Unit => ({
  ...unit,
  span: NO_POSITIONS,
  alternatives: unit.alternatives.map(({terms, factor}) => ({terms, factor: factor * HINT})),
});
