import {parseAddress} from '../address/signs.ts';
import type {PlaylistDocument, SegmentProbe, StreamInput} from '../input.ts';
import {readMediaPlaylist, readPlaylist} from '../playlist/readPlaylist.ts';
import {StreamProblem} from '../playlist/StreamProblem.ts';
import type {Playlist} from '../playlist/types.ts';
import {exchangesIn, type Exchange} from './exchanges.ts';

/** One playlist, by the address that the player asked for, and all that was heard of it. */
type List = {
  readonly address: URL;
  readonly readings: readonly Exchange[];
  readonly playlist: Playlist;
  readonly document: PlaylistDocument;
};

/** What a browser's recording (HAR) tells of a stream: each list's history, redirects and headers. Asks nothing of anybody. */
export function readHar(har: string): StreamInput {
  const exchanges = exchangesIn(har);
  const lists = listsIn(exchanges);
  const entry = lists.find(({playlist}) => playlist.kind === 'multivariant') ?? byReadings(lists)[0];
  if (!entry) throw withoutPlaylist(exchanges);
  const media = mediaOf(entry, lists);
  const shown = entry.playlist.kind === 'media' ? entry : media[0]?.list;
  const others = lists.filter((list) => list !== entry && !media.some((one) => one.list === list));
  return {
    entry: entry.document,
    media: media.map(({list, uri}) => ({...list.document, uri})),
    probe: shown && segmentIn(exchanges, shown),
    unexamined: others.length > 0 ? [`HAR 里还有 ${others.length} 份播放列表，不属于这一路，没有检查：${namesOf(others)}。`] : [],
  };
}

const byReadings = (lists: readonly List[]): List[] => [...lists].sort((one, other) => other.readings.length - one.readings.length);

const nameOf = ({pathname}: URL): string => pathname.split('/').at(-1) || pathname;
const namesOf = (lists: readonly List[]): string =>
  lists
    .slice(0, 3)
    .map(({address}) => `「${nameOf(address).slice(0, 40)}」`)
    .join('、') + (lists.length > 3 ? '等' : '');

function withoutPlaylist(exchanges: readonly Exchange[]): StreamProblem {
  return exchanges.some(({url}) => /\.m3u8?$/i.test(url.pathname))
    ? new StreamProblem('no-playlist', 'HAR 里有 m3u8 的请求，但没有存下内容；导出时选「含内容」，并在打开页面之前就开始录。')
    : new StreamProblem('no-playlist', 'HAR 里没有 HLS 播放列表的响应；先打开开发者工具的「网络」，再打开播放页，播几十秒后导出。');
}

/** Players put the answer's position, and CDNs a token, into the query: the list is the same. */
const keyOf = ({origin, pathname}: URL): string => origin + pathname;

function listsIn(exchanges: readonly Exchange[]): List[] {
  const redirects = new Map(
    exchanges.flatMap(({url, status, redirect}) => (status >= 300 && status < 400 && redirect ? [[redirect.href, url]] : [])),
  );
  const groups = new Map<string, {address: URL; readings: Exchange[]}>();
  for (const exchange of exchanges.filter(({playlist}) => playlist !== undefined)) {
    const address = askedFirst(exchange.url, redirects);
    const group = groups.get(keyOf(address)) ?? {address, readings: []};
    group.readings.push(exchange);
    groups.set(keyOf(address), group);
  }
  return [...groups.values()].flatMap(({address, readings}) => {
    const [first, ...rest] = readings as [Exchange, ...Exchange[]];
    const document: PlaylistDocument = {
      text: first.playlist!,
      readAt: first.at / 1000,
      address: address.href,
      finalAddress: first.url.href,
      contentType: first.answered.get('content-type'),
      cacheControl: first.answered.get('cache-control'),
      allowOrigin: corsHeader(first, 'access-control-allow-origin'),
      later: rest.map(({playlist, at}, index) => ({text: playlist!, afterSeconds: (at - readings[index]!.at) / 1000})),
    };
    try {
      return [{address, readings, document, playlist: readPlaylist(document.text, {address: first.url.href})}];
    } catch {
      return [];
    }
  });
}

/** The address from which redirects led here. */
function askedFirst(url: URL, redirects: ReadonlyMap<string, URL>): URL {
  let address = url;
  // A ring of them has no beginning.
  for (let steps = 0; steps < 10 && redirects.has(address.href); steps += 1) address = redirects.get(address.href)!;
  return address;
}

/** Of the page's own origin nobody asks for permission: a missing header says nothing there. */
const corsHeader = ({asked, answered}: Exchange, name: string): string | null | undefined =>
  asked.has('origin') ? (answered.get(name) ?? null) : undefined;

/** The recorded ones among the media playlists of a multivariant one: pictures before sound, the one read most often first. */
function mediaOf({playlist, document}: List, lists: readonly List[]): {list: List; uri: string}[] {
  if (playlist.kind !== 'multivariant') return [];
  const recorded = (uris: readonly (string | undefined)[]) =>
    uris
      .flatMap((uri) => {
        const address = parseAddress(uri, document.finalAddress);
        const list = address && lists.find((one) => keyOf(one.address) === keyOf(address));
        return uri !== undefined && list?.playlist.kind === 'media' ? [{list, uri}] : [];
      })
      .sort((one, other) => other.list.readings.length - one.list.readings.length);
  const all = [...recorded(playlist.variants.map(({uri}) => uri)), ...recorded(playlist.audioTracks.map(({uri}) => uri))];
  return all.filter(({list}, index) => all.findIndex((one) => one.list === list) === index);
}

/** What the answer for a segment says; best, one for a part of it. */
function segmentIn(exchanges: readonly Exchange[], {readings, document}: List): SegmentProbe | undefined {
  // What was fetched stands in one of the two: between them a window only moves on.
  const segments = new Set(
    [readings[0]!, readings.at(-1)!].flatMap(({playlist, url}) =>
      (readMediaPlaylist(playlist!, {address: url.href})?.segments ?? []).map(({uri}) => parseAddress(uri, document.finalAddress)?.href),
    ),
  );
  // Players give requests up when they change the rendition: without a status nothing is known.
  const answers = exchanges.filter(({url, status}) => status >= 200 && segments.has(url.href));
  const best =
    answers.find(({status}) => status >= 400) ?? answers.find(({status}) => status === 206) ?? answers.find(isForPart) ?? answers[0];
  if (!best) return undefined;
  const {url, status, answered} = best;
  const length = Number(answered.get('content-length') ?? Number.NaN);
  return {
    address: url.href,
    outcome: 'answered',
    // Whole is how it was asked for, and no answer to whether parts can be had.
    status: status === 200 && !isForPart(best) ? undefined : status,
    contentRange: answered.get('content-range'),
    contentLength: Number.isFinite(length) ? length : undefined,
    allowOrigin: corsHeader(best, 'access-control-allow-origin'),
    exposedHeaders: corsHeader(best, 'access-control-expose-headers'),
  };
}

const isForPart = ({asked}: Exchange): boolean => asked.has('range');
