import {getSwarm, ONLY_RENDITION, readRenditions, type Rendition} from 'x2-hlsjs/swarm';
import type {MultivariantPlaylist, Variant} from '../playlist/types.ts';

/** One group of viewers who exchange segments. */
export type SwarmRow = {
  readonly label: string;
  readonly type: 'main' | 'secondary';
  /** What the engines call it: by what it is, not by its place in the list. */
  readonly rendition: string;
  /** Missing when too little of the address is known. */
  readonly streamSwarmId?: string;
  readonly infoHash?: string;
  readonly infoHashHex?: string;
};

export type SwarmSource = {readonly address?: string; readonly swarmId?: string};

export type MultivariantText = {readonly text: string; readonly playlist: MultivariantPlaylist};

/** Relative addresses of a list without an address need some base. */
const NOWHERE = 'https://host.invalid/';

/** All swarms a stream makes. Addresses that the engines take for one rendition make one. */
export function swarmsOf(source: SwarmSource, multivariant?: MultivariantText): SwarmRow[] {
  if (!multivariant) return [rowOf(source, {type: 'main', id: ONLY_RENDITION}, '唯一的清晰度')];
  const {text, playlist} = multivariant;
  const base = source.address ?? NOWHERE;
  const labels = labelsOf(playlist, base);
  const rows = new Map<string, SwarmRow>();
  for (const rendition of readRenditions(withoutLeftOut(text, playlist), base)) {
    const key = `${rendition.type}-${rendition.id}`;
    if (!rows.has(key)) rows.set(key, rowOf(source, rendition, labels.get(rendition.url) ?? '未注明'));
  }
  return [...rows.values()];
}

/**
 * The text without the variants that hls.js does not play, and without tags between a variant and its address, which it does not see: the
 * engine hears nothing of either, and they change no other's name.
 */
function withoutLeftOut(text: string, {variants}: MultivariantPlaylist): string {
  const left = new Set(variants.flatMap(({leftOut, line, uriLine}) => (leftOut ? [line, uriLine] : [])));
  const owned = new Set(variants.map(({line}) => line));
  const lines = text.split(/\r\n|\n|\r/);
  return lines.filter((line, index) => !left.has(index + 1) && (!line.includes('#EXT-X-STREAM-INF:') || owned.has(index + 1))).join('\n');
}

/** Whether a rendition shares all that is written of it with another, so that only their paths tell them apart. */
export const isToldByPath = ({rendition}: Pick<SwarmRow, 'rendition'>): boolean => rendition.includes('/%2F');

export function variantLabel({width, height, bandwidth}: Variant): string {
  const size = width && height ? `${width}×${height}` : undefined;
  const rate = bandwidth ? `${Math.round(bandwidth / 1000)} kbit/s` : undefined;
  return [size, rate].filter(Boolean).join(' · ') || '未注明';
}

/** Labels by absolute address; of several entries for one, the first. */
function labelsOf({variants, audioTracks}: MultivariantPlaylist, base: string): ReadonlyMap<string, string> {
  const labelled = [
    ...audioTracks.map(({uri, name, language, group}) => {
      const label = `音轨 ${[name, language && `(${language})`].filter(Boolean).join(' ') || group}`;
      return {uri, label};
    }),
    ...variants.map((variant) => ({uri: variant.uri, label: variantLabel(variant)})),
  ];
  const labels = new Map<string, string>();
  for (const {uri, label} of labelled) {
    const url = uri === undefined ? undefined : resolved(uri, base);
    if (url !== undefined && !labels.has(url)) labels.set(url, label);
  }
  return labels;
}

function resolved(uri: string, base: string): string | undefined {
  try {
    return new URL(uri, base).href;
  } catch {
    return undefined;
  }
}

function rowOf({address, swarmId}: SwarmSource, {type, id}: Pick<Rendition, 'type' | 'id'>, label: string): SwarmRow {
  const row = {label, type, rendition: id};
  const isKnown = address !== undefined || (swarmId && !isToldByPath(row));
  return isKnown ? {...row, ...getSwarm({swarmId: swarmId || undefined, manifestUrl: address, type, rendition: id})} : row;
}
