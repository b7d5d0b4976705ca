import {parseAddress} from '../address/signs.ts';
import {addressOf, type PlaylistDocument, type StreamInput} from '../input.ts';
import {targetDurationOf} from '../liveRoom.ts';
import {readMediaPlaylist, readPlaylist} from '../playlist/readPlaylist.ts';
import {StreamProblem} from '../playlist/StreamProblem.ts';
import type {MultivariantPlaylist, Variant} from '../playlist/types.ts';
import {fetchText, type Transport} from './fetchText.ts';
import {pause} from './pause.ts';
import {lastingSegment, probeSegment} from './probeSegment.ts';

/** Nobody should be asked for dozens of lists by one press. */
const MOST_RENDITIONS = 16;
const LONGEST_WAIT_S = 20;
/** A live playlist must have something new within 1.5 target durations; the rest allows for the network. */
const waitFor = (targetDuration: number): number => Math.min(LONGEST_WAIT_S, Math.max(1, 1.5 * targetDuration + 0.5));

export type CollectOptions = Transport & {
  /** Reads a live playlist a second time, when it must have something new. */
  readonly recheck?: boolean;
  /** Called with what is known before that wait. */
  readonly onDraft?: (input: StreamInput, waitSeconds: number) => void;
};

type MediaDocument = PlaylistDocument & {readonly uri: string};

/** Downloads what `diagnose` can make use of: the playlist, all renditions of it, two bytes of a segment. */
export async function collect(address: string, options: CollectOptions): Promise<StreamInput> {
  const entry = await fetchText(address, options);
  const base = entry.finalAddress ?? address;
  const playlist = readPlaylist(entry.text, {address: base});
  const unexamined: string[] = [];
  const media = playlist.kind === 'multivariant' ? await fetchMedia(playlist, base, options, unexamined) : [];

  const shown = playlist.kind === 'media' ? entry : media[0];
  const first =
    playlist.kind === 'media'
      ? playlist
      : shown && readMediaPlaylist(shown.text, {address: addressOf(shown), imported: playlist.variables});
  const segment = first && lastingSegment(first);
  const probe = segment && (await probeSegment(segment, shown?.finalAddress ?? base, options));
  const input: StreamInput = {entry, media, probe, unexamined};
  if (!first || !shown || first.flow === 'vod' || options.recheck === false) return input;

  const wait = waitFor(targetDurationOf(first));
  options.onDraft?.(input, wait);
  const started = Date.now();
  await pause(wait * 1000, options.signal);
  try {
    const {text} = await fetchText(shown.address ?? address, options);
    const later = [{text, afterSeconds: (Date.now() - started) / 1000}];
    return playlist.kind === 'media'
      ? {...input, entry: {...entry, later}}
      : {...input, media: media.map((document, index) => (index === 0 ? {...document, later} : document))};
  } catch (error) {
    if (error instanceof StreamProblem && error.id === 'cancelled') throw error;
    return {...input, unexamined: [...unexamined, `第二次读取失败，没有比较序号：${(error as Error).message}`]};
  }
}

/** The variant with the highest rate of those that hls.js plays, because it strains uplinks most. */
export const shownVariant = ({variants}: MultivariantPlaylist): Variant | undefined => played(variants)[0];

const played = (variants: readonly Variant[]): Variant[] =>
  variants.filter(({leftOut}) => !leftOut).sort((a, b) => (b.bandwidth ?? 0) - (a.bandwidth ?? 0));

/** All renditions, pictures before sound, at the same time: a live list moves on while another is read. */
async function fetchMedia(
  playlist: MultivariantPlaylist,
  base: string,
  options: CollectOptions,
  unexamined: string[],
): Promise<MediaDocument[]> {
  const uris = [...played(playlist.variants), ...playlist.audioTracks].flatMap(({uri}) => (uri === undefined ? [] : [uri]));
  const wanted = [...new Set(uris)];
  if (wanted.length > MOST_RENDITIONS) unexamined.push(`一共 ${wanted.length} 路清晰度与音轨，只读了前 ${MOST_RENDITIONS} 路。`);
  const read = await Promise.all(
    wanted.slice(0, MOST_RENDITIONS).map(async (uri): Promise<MediaDocument | undefined> => {
      try {
        return {...(await fetchText(parseAddress(uri, base)?.href ?? uri, options)), uri};
      } catch (error) {
        if (error instanceof StreamProblem && error.id === 'cancelled') throw error;
        unexamined.push(`没有读到 ${uri.slice(0, 80)}：${(error as Error).message}`);
        return undefined;
      }
    }),
  );
  return read.filter((document) => document !== undefined);
}
