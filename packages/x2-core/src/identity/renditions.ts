import type {StreamType} from '../types/index.ts';
import {attributesOf, linesOf, resolved, tagOf, Variables, type Attributes} from './tags.ts';

/** A rendition as a multivariant playlist describes it, whoever has parsed that. */
export type ListedRendition = {
  /** Absolute address of its media playlist. */
  readonly url: string;
  /** Attributes of its `EXT-X-STREAM-INF` or `EXT-X-MEDIA`. */
  readonly attributes: Attributes;
};

export type ListedRenditions = {
  readonly variants: readonly ListedRendition[];
  /** Audio with playlists of its own. */
  readonly audio: readonly ListedRendition[];
};

/** 主播放列表里的一个清晰度或音轨。 */
export type Rendition = {
  /** 它的媒体播放列表的完整地址。 */
  readonly url: string;
  /** 流的种类。 */
  readonly type: StreamType;
  /** 引擎对它的称呼：由码率、分辨率、语言等属性组成，与次序无关。 */
  readonly id: string;
};

/** 直接播放媒体播放列表（没有主播放列表）时，唯一的流的名字。 */
export const ONLY_RENDITION = 'only';

/**
 * Names every rendition by what it is, so that two viewers with different lists (another order, some left out, a clone on another
 * CDN) still mean the same bytes by the same name. Never by its place, and by nothing that players guess, default or filter.
 *
 * Attributes that two viewers may see differently for one rendition are left out: those of its groups' sound (`CODECS` of a variant
 * names both), averages, scores. Where two addresses would get one name, they are copies of each other only if their paths are equal
 * (another host) or their pathways are not (content steering); otherwise the path becomes part of the name.
 */
export function identifyRenditions({variants, audio}: ListedRenditions): Rendition[] {
  const tracks = new Set(audio.map(({url}) => url));
  const isTrack = ({url}: ListedRendition) => tracks.has(url);
  // A track may also be listed as a variant without video. It stays a track, unless there is nothing but tracks.
  const main = variants.every(isTrack) ? variants : variants.filter((variant) => !isTrack(variant));
  const taken = new Set(main.map(({url}) => url));
  const secondary = audio.filter(({url}) => !taken.has(url));
  return [...identified(main, 'main', describeVariant), ...identified(secondary, 'secondary', describeTrack)];
}

type Describe = (attributes: Attributes) => string;

function identified(listed: readonly ListedRendition[], type: StreamType, describe: Describe): Rendition[] {
  const entries = [...groupBy(listed, ({url}) => url)].map(([url, sameUrl]) => {
    const attributes = leastOf(sameUrl.map((one) => one.attributes));
    return {url, pathway: attributes['PATHWAY-ID'] ?? '', path: pathOf(url), facts: describe(attributes)};
  });
  const ambiguous = new Set([...groupBy(entries, ({facts}) => facts)].filter(([, alike]) => isAmbiguous(alike)).map(([facts]) => facts));
  return entries.map(({url, path, facts}) => ({url, type, id: ambiguous.has(facts) ? `${facts}/${path}` : facts}));
}

/** Whether several of one pathway have paths of their own, so that they are no copies of each other. */
const isAmbiguous = (alike: readonly {readonly pathway: string; readonly path: string}[]): boolean =>
  [...groupBy(alike, ({pathway}) => pathway).values()].some((ones) => new Set(ones.map(({path}) => path)).size > 1);

/** One playlist may be listed several times, once per group of sound: the same entry speaks for it in whatever order they stand. */
function leastOf(all: readonly Attributes[]): Attributes {
  const key = (attributes: Attributes): [number, string] => [numberIn(attributes['BANDWIDTH']), textIn(attributes['GROUP-ID'])];
  return all.reduce((least, one) => {
    const [[a, b], [c, d]] = [key(least), key(one)];
    return c < a || (c === a && d < b) ? one : least;
  });
}

const describeVariant: Describe = (attributes) =>
  [
    String(numberIn(attributes['BANDWIDTH'])),
    videoFamily(attributes['CODECS']),
    textIn(attributes['RESOLUTION']?.toLowerCase()),
    attributes['FRAME-RATE'] === undefined ? '' : String(numberIn(attributes['FRAME-RATE'])),
    attributes['VIDEO-RANGE'] === 'SDR' ? '' : textIn(attributes['VIDEO-RANGE']),
    textIn(attributes['STABLE-VARIANT-ID']),
  ].join('/');

const describeTrack: Describe = (attributes) =>
  [
    // hls.js gives the groups of a cloned pathway names of its own.
    textIn(attributes['GROUP-ID']?.replace(/_clone_.*$/s, '')),
    textIn(attributes['LANGUAGE']?.toLowerCase()),
    textIn(attributes['NAME']),
    textIn(attributes['CHANNELS']),
    textIn(attributes['STABLE-RENDITION-ID']),
  ].join('/');

/** Which decoder the picture needs. The same profile has several spellings, and a list may leave all of it out. */
function videoFamily(codecs = ''): string {
  const names = codecs.split(',').map((codec) => codec.trim().slice(0, 4).toLowerCase());
  const family = names.map((name) => FAMILIES[name]).find((name) => name !== undefined);
  if (family !== undefined) return family;
  const other = names.find((name) => name !== '' && !SOUND.has(name));
  return other === undefined ? '' : textIn(other);
}

const FAMILIES: Readonly<Partial<Record<string, string>>> = {
  avc1: 'avc',
  avc3: 'avc',
  hvc1: 'hevc',
  hev1: 'hevc',
  dvh1: 'dv',
  dvhe: 'dv',
  vvc1: 'vvc',
  vvi1: 'vvc',
  vp08: 'vp8',
  vp09: 'vp9',
  vp9: 'vp9',
  av01: 'av1',
};
const SOUND: ReadonlySet<string> = new Set([
  'mp4a',
  'ac-3',
  'ec-3',
  'ac-4',
  'opus',
  'flac',
  'fla',
  'alac',
  'mp3',
  'dtsc',
  'dtse',
  'dtsx',
  'stpp',
  'wvtt',
]);

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

const numberIn = (text = ''): number => Number.parseFloat(text) || 0;

/** Slashes separate the parts of a name. */
const textIn = (text = ''): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

const pathOf = (url: string): string => textIn(new URL(url).pathname);

/**
 * 从主播放列表的文字得到每个清晰度与音轨的名字，与引擎用的是同一段代码。
 *
 * @param playlist 主播放列表的文字
 * @param url 它的完整地址；有跳转时是跳转之后的地址
 * @returns 各个流；媒体播放列表没有流，返回空数组
 * @example
 * ```ts
 * import {getSwarm, readRenditions} from 'x2-hlsjs/swarm';
 *
 * const manifestUrl = 'https://cdn.x2p2p.example/live.m3u8';
 * const playlist = await (await fetch(manifestUrl)).text();
 * for (const {type, id} of readRenditions(playlist, manifestUrl)) {
 *   console.log(id, getSwarm({manifestUrl, type, rendition: id}).infoHash);
 * }
 * ```
 */
export function readRenditions(playlist: string, url: string): Rendition[] {
  const variables = new Variables(url);
  const variants: ListedRendition[] = [];
  const audio: ListedRendition[] = [];
  let pending: Attributes | undefined;
  const listed = (uri: string | undefined, attributes: Attributes): ListedRendition[] => {
    const address = uri === undefined ? undefined : resolved(uri, url);
    return address === undefined ? [] : [{url: address, attributes}];
  };
  for (const line of linesOf(playlist)) {
    const tag = tagOf(line);
    if (!tag) {
      if (line.startsWith('#') || !pending) continue;
      variants.push(...listed(variables.replace(line), pending));
      pending = undefined;
      continue;
    }
    const attributes = attributesOf(variables.replace(tag.value));
    if (tag.name === 'DEFINE') variables.define(attributes);
    if (tag.name === 'STREAM-INF') pending = attributes;
    if (tag.name === 'MEDIA' && attributes['TYPE'] === 'AUDIO') audio.push(...listed(attributes['URI'], attributes));
  }
  return identifyRenditions({variants, audio});
}
