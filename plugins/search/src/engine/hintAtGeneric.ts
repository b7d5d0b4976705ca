import {countPlaces, union, without} from './places.ts';
import type {ParsedQuery} from './Unit.ts';

/** What the whole site is about: asking for it rules out no page. */
export const GENERIC: ReadonlySet<string> = new Set(['视频', '影片', '播放', '直播']);

/** In a longer text they are part of what is asked: 不同域名同一个视频. */
const LITTLE_ELSE = 3;
const HINT = 0.5;

/** 视频卡顿 asks for 卡顿: in a short query, a word that the whole site is about is only a hint and takes no place. */
export function hintAtGeneric({units, asked}: Pick<ParsedQuery, 'units' | 'asked'>): Pick<ParsedQuery, 'units' | 'asked'> {
  const specific = union(units.filter(({isGeneric}) => !isGeneric));
  const places = countPlaces(specific);
  if (places === 0 || places > LITTLE_ELSE) return {units, asked};
  const generic = union(units.filter(({isGeneric}) => isGeneric));
  return {
    units: units.map((unit) => (unit.isGeneric ? {...unit, low: 0, high: 0, alternatives: unit.alternatives.map(({terms, factor}) => ({terms, factor: factor * HINT}))} : unit)),
    asked: without(asked, without(generic, specific)),
  };
}
