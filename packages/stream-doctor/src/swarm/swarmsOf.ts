import {getSwarm} from 'x2-hlsjs/swarm';
import type {AudioTrack, MultivariantPlaylist, Variant} from '../playlist/types.ts';

/** One group of viewers who exchange segments. */
export type SwarmRow = {
  readonly label: string;
  readonly type: 'main' | 'secondary';
  /** As the engine counts: the order of the file. */
  readonly index: number;
  /** Missing when neither an address nor a `swarmId` is known. */
  readonly streamSwarmId?: string;
  readonly infoHash?: string;
  readonly infoHashHex?: string;
};

export type SwarmSource = {readonly address?: string; readonly swarmId?: string};

/** All swarms a stream makes. Rows that share an address are one stream to the engine, counted where it comes first. */
export function swarmsOf(source: SwarmSource, playlist?: MultivariantPlaylist): SwarmRow[] {
  if (!playlist) return [rowOf(source, 'main', 0, '唯一的清晰度')];
  const main = firstOf(playlist.variants, ({uri}) => uri).map(({item, index}) => rowOf(source, 'main', index, variantLabel(item)));
  const shift = hasUnsignalledSound(playlist) ? 1 : 0;
  const audio = firstOf(playlist.audioTracks, ({uri}) => uri ?? '')
    .filter(({item}) => item.uri)
    .map(({item, index}) => rowOf(source, 'secondary', index + shift, audioLabel(item)));
  return [...main, ...audio];
}

export function variantLabel({width, height, bandwidth}: Variant): string {
  const size = width && height ? `${width}×${height}` : undefined;
  const rate = bandwidth ? `${Math.round(bandwidth / 1000)} kbit/s` : undefined;
  return [size, rate].filter(Boolean).join(' · ') || '未注明';
}

const audioLabel = ({name, language, group}: AudioTrack): string =>
  `音轨 ${[name, language && `(${language})`].filter(Boolean).join(' ') || group}`;

/** hls.js puts a track of its own first when variants carry sound but no track says so (`handleMasterPlaylist` in playlist-loader.ts). */
function hasUnsignalledSound({variants, audioTracks}: MultivariantPlaylist): boolean {
  const [first] = variants;
  if (audioTracks.length === 0 || audioTracks.some(({uri}) => !uri)) return false;
  return first !== undefined && !first.audioGroup && /mp4a|ac-3|ec-3|opus|flac|alac|dts/i.test(first.codecs ?? '');
}

function firstOf<T>(items: readonly T[], key: (item: T) => string): {item: T; index: number}[] {
  const seen = new Set<string>();
  return items.map((item, index) => ({item, index})).filter(({item}) => !seen.has(key(item)) && seen.add(key(item)));
}

function rowOf({address, swarmId}: SwarmSource, type: SwarmRow['type'], index: number, label: string): SwarmRow {
  if (!swarmId && !address) return {label, type, index};
  return {label, type, index, ...getSwarm({swarmId: swarmId || undefined, manifestUrl: address, type, index})};
}
