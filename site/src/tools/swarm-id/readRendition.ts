import {ONLY_RENDITION, readRenditions, type Rendition} from 'x2-hlsjs/swarm';
import {cleanAddress} from '../shared/pastedAddress.ts';

export type NamedRendition = Pick<Rendition, 'type' | 'id'>;

/** The most characters of one entry, its address included. */
export const MAX_ENTRY = 2000;

/** Nothing of the address is in the name of a single entry. */
const BASE = 'https://host.invalid/';

/** What the engine calls the rendition of one entry of a multivariant playlist, or the sentence why the text is none. */
export function readRendition(text: string): NamedRendition | string {
  const entry = cleanAddress(text);
  if (entry === '') return {type: 'main', id: ONLY_RENDITION};
  if (entry.length > MAX_ENTRY) return `至多 ${MAX_ENTRY} 个字符：只留要比的那一路。`;
  // The line after the tag is the address; without it there is no entry.
  const [named, ...more] = readRenditions(`${entry}\nrendition.m3u8`, BASE);
  if (named && more.length === 0) return {type: named.type, id: named.id};
  if (named) return `这里有 ${more.length + 1} 路，只留要比的那一路。`;
  return '要从 #EXT-X-STREAM-INF 起；音轨从 #EXT-X-MEDIA 起，TYPE=AUDIO，并且有 URI。';
}

/** What the parts of a name are, in their order. */
const partNames = {
  main: ['BANDWIDTH', '视频编码', 'RESOLUTION', 'FRAME-RATE', 'VIDEO-RANGE', 'STABLE-VARIANT-ID'],
  secondary: ['GROUP-ID', 'LANGUAGE', 'NAME', 'CHANNELS', 'STABLE-RENDITION-ID'],
} as const satisfies Record<Rendition['type'], readonly string[]>;

export type DifferentPart = {readonly name: string; readonly a: string; readonly b: string};

/** Which parts of two names of one kind differ. */
export function differentParts({type, id}: NamedRendition, other: NamedRendition): DifferentPart[] {
  const [partsA, partsB] = [id, other.id].map((name) => name.split('/').map(decodeURIComponent)) as [string[], string[]];
  return partNames[type].map((name, place) => ({name, a: partsA[place] ?? '', b: partsB[place] ?? ''})).filter(({a, b}) => a !== b);
}
