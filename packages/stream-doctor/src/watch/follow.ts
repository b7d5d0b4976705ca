import {addressOf, type DoctorSettings, type PlaylistDocument} from '../input.ts';
import {parseAddress} from '../address/signs.ts';
import {shownVariant} from '../collect/collect.ts';
import {fetchText, type Transport} from '../collect/fetchText.ts';
import {pause} from '../collect/pause.ts';
import {probeSegment} from '../collect/probeSegment.ts';
import {readMediaPlaylist, readPlaylist} from '../playlist/readPlaylist.ts';
import {StreamProblem} from '../playlist/StreamProblem.ts';
import type {MediaPlaylist, Segment} from '../playlist/types.ts';
import type {Variables} from '../playlist/variables.ts';
import type {Observation, WatchEvent} from './types.ts';
import {newWatch, observe, SILENCE_CHECK} from './watch.ts';

/** Before a segment that could not be had is asked for once more. */
const AGAIN_MS = 1000;
/** Of those that came in one reading, the newest: a list that was read late may have many. */
const MOST_PROBED = 3;

export type FollowOptions = Transport & {
  readonly settings: DoctorSettings;
  readonly onEvent: (event: WatchEvent) => void;
  /** Waited for before each request: a page that nobody sees asks for nothing. */
  readonly mayAsk?: () => Promise<void>;
};

/** Follows a live playlist at hls.js' pace until it ends, or throws a `StreamProblem`: `cancelled` once the signal says so. */
export async function follow(address: string, options: FollowOptions): Promise<void> {
  const {settings, onEvent, signal, mayAsk} = options;
  const startedAt = performance.now();
  const now = (): number => (performance.now() - startedAt) / 1000;
  const list = await findList(address, options);
  let watch = newWatch(settings);
  const take = (observation: Observation): void => {
    const step = observe(watch, observation);
    ({watch} = step);
    step.events.forEach(onEvent);
  };

  // The first answer is here already: what it took no longer matters.
  let asked = {at: now(), took: 0, date: Date.now()};
  let document: PlaylistDocument | undefined = list.document;
  let probed = list.playlist.segments.at(-1)?.sequence ?? 0;
  for (;;) {
    const playlist = document && readMediaPlaylist(document.text, {address: addressOf(document), imported: list.variables});
    if (playlist) {
      take({kind: 'reading', ...asked, playlist});
      void probeNew(playlist, addressOf(document!) ?? list.address);
    } else if (document) take({kind: 'failure', at: asked.at, message: '读到的不是媒体播放列表。'});
    if (watch.isOver) return;
    await pause(Math.max(0, watch.nextAt - now()) * 1000, signal);
    await mayAsk?.();
    const at = now();
    document = await ask();
    asked = {at, took: now() - at, date: Date.now()};
  }

  async function ask(): Promise<PlaylistDocument | undefined> {
    const askedAt = now();
    const timer = setInterval(() => take({kind: 'silence', at: now(), since: now() - askedAt}), SILENCE_CHECK * 1000);
    try {
      return await fetchText(list.address, options);
    } catch (error) {
      throwIfCancelled(error);
      take({kind: 'failure', at: now(), message: withoutAdvice(error as Error)});
      return undefined;
    } finally {
      clearInterval(timer);
    }
  }

  async function probeNew({segments}: MediaPlaylist, base: string): Promise<void> {
    const fresh = segments.filter(({sequence, isGap, isLeftover}) => sequence > probed && !isGap && !isLeftover).slice(-MOST_PROBED);
    // Numbers may begin anew.
    probed = segments.at(-1)?.sequence ?? probed;
    for (const segment of fresh) {
      try {
        const problem = await problemWith(segment, base);
        take({kind: 'segment', at: now(), sequence: segment.sequence, problem});
      } catch {
        return;
      }
    }
  }

  async function problemWith(segment: Segment, base: string): Promise<string | undefined> {
    if (!(await failureOf(segment, base))) return undefined;
    await pause(AGAIN_MS, signal);
    return failureOf(segment, base);
  }

  async function failureOf(segment: Segment, base: string): Promise<string | undefined> {
    const probe = await probeSegment(segment, base, options);
    if (!probe || probe.outcome === 'mixed-content') return undefined;
    if (probe.outcome === 'network') return '连不上它的地址。';
    if (probe.outcome === 'cors') return '服务器有应答，但没有 CORS 响应头，浏览器不让读。';
    return (probe.status ?? 200) >= 400 ? `服务器返回 ${probe.status}。` : undefined;
  }
}

type List = {
  readonly address: string;
  readonly document: PlaylistDocument;
  readonly playlist: MediaPlaylist;
  readonly variables?: Variables;
};

/** The list itself, or of several renditions the one that the doctor examines. */
async function findList(address: string, options: FollowOptions): Promise<List> {
  const entry = await readFirst(address, options);
  const playlist = readPlaylist(entry.text, {address: addressOf(entry)});
  if (playlist.kind === 'media') return live({address, document: entry, playlist});
  const uri = shownVariant(playlist)?.uri;
  const own = uri === undefined ? undefined : parseAddress(uri, addressOf(entry) ?? address)?.href;
  if (own === undefined) throw new StreamProblem('not-m3u8', '主播放列表里没有 hls.js 放得了的清晰度，没有可盯的播放列表。');
  const document = await readFirst(own, options);
  const media = readPlaylist(document.text, {address: addressOf(document), imported: playlist.variables});
  if (media.kind !== 'media') throw new StreamProblem('not-m3u8', '清晰度的地址指向另一份主播放列表；填其中一路的地址再盯。');
  return live({address: own, document, playlist: media, variables: playlist.variables});
}

function live(list: List): List {
  if (list.playlist.flow === 'vod') throw new StreamProblem('not-live', '这是点播：播放列表不再变化，没有可盯的；直接检查就行。');
  if (list.playlist.segments.length === 0) throw new StreamProblem('not-m3u8', '播放列表里一个切片都没有，没有可盯的；等直播开始再来。');
  return list;
}

/** Nothing that is pasted can be followed. */
async function readFirst(address: string, options: FollowOptions): Promise<PlaylistDocument> {
  try {
    return await fetchText(address, options);
  } catch (error) {
    throwIfCancelled(error);
    if (!(error instanceof StreamProblem)) throw error;
    const message = withoutAdvice(error);
    throw new StreamProblem(
      error.id,
      error.id === 'cors' ? message.replace(/。$/, '；请让 CDN 加上它，或用命令的 --watch 来盯。') : message,
    );
  }
}

/** Advice to paste the text helps nobody here. */
const withoutAdvice = ({message}: Error): string => message.replace(/[；，][^；。]*粘贴[^。]*。$/, '。');

function throwIfCancelled(error: unknown): void {
  if (error instanceof StreamProblem && error.id === 'cancelled') throw error;
}
