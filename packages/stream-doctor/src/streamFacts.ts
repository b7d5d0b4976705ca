import type {SegmentProbe} from './input.ts';
import {containerOfSegment} from './container.ts';
import {usualDurationOf} from './liveRoom.ts';
import {readPositive} from './playlist/numbers.ts';
import {isSupportedKey, readKey} from './playlist/keys.ts';
import type {MediaPlaylist, Variant} from './playlist/types.ts';
import type {LiveRoom, StreamFacts} from './report.ts';

type Known = {
  readonly label: string;
  readonly address?: string;
  readonly variant?: Variant;
  readonly probe?: SegmentProbe;
  readonly live?: LiveRoom;
};

/** The figures of one media playlist. */
export function streamFacts(playlist: MediaPlaylist, {label, address, variant, probe, live}: Known): StreamFacts {
  const {segments} = playlist;
  const durations = segments.map(({duration}) => duration);
  return {
    label,
    address,
    flow: playlist.flow,
    container: containerOf(playlist),
    segmentCount: segments.length,
    targetDuration: playlist.targetDuration,
    shortest: durations.length === 0 ? 0 : durations.reduce((a, b) => Math.min(a, b)),
    longest: durations.reduce((a, b) => Math.max(a, b), 0),
    totalDuration: durations.reduce((a, b) => a + b, 0),
    firstSequence: playlist.firstSequence,
    partCount: playlist.partCount,
    discontinuities: segments.filter(({discontinuity}) => discontinuity).length,
    encryption: methodsOf(playlist),
    segmentBytes: segmentBytes(playlist, variant, probe),
    live,
  };
}

/** Those in use, and those that hls.js does not know: a stream that it cannot play is encrypted all the same. */
function methodsOf({encryption, tags}: MediaPlaylist): string[] {
  const unknown = tags
    .filter(({name}) => name === 'EXT-X-KEY')
    .map(({value}) => readKey(value))
    .filter((key) => key.method !== '' && !isSupportedKey(key));
  return [...new Set([...encryption, ...unknown.map(({method}) => method)])];
}

function containerOf({segments, tags}: MediaPlaylist): string {
  const first = segments.find(({isLeftover}) => !isLeftover);
  if (tags.some(({name}) => name === 'EXT-X-IMAGES-ONLY')) return '图片';
  return first ? containerOfSegment(first) : '未知';
}

/** The best figure there is: the server's, the playlist's, then the rate it claims. */
function segmentBytes(playlist: MediaPlaylist, variant: Variant | undefined, probe: SegmentProbe | undefined): StreamFacts['segmentBytes'] {
  const file = probe && fileBytes(probe);
  // Where segments are ranges of a file, the server reports the length of the whole file.
  if (file && playlist.segments.every(({byteRange}) => !byteRange)) return {bytes: file, source: 'response'};
  const ranges = playlist.segments.flatMap(({byteRange}) => (byteRange && byteRange.length > 0 ? [byteRange.length] : []));
  if (ranges.length > 0) return {bytes: Math.round(ranges.reduce((a, b) => a + b, 0) / ranges.length), source: 'byte-range'};
  const seconds = usualDurationOf(playlist);
  const kbits = readPositive(playlist.tags.find(({name}) => name === 'EXT-X-BITRATE')?.value);
  if (kbits && seconds > 0) return {bytes: Math.round((kbits * 1000 * seconds) / 8), source: 'bitrate-tag'};
  const rate = variant?.averageBandwidth ?? variant?.bandwidth;
  return rate && seconds > 0 ? {bytes: Math.round((rate * seconds) / 8), source: 'bandwidth'} : undefined;
}

function fileBytes({status, contentRange, contentLength}: SegmentProbe): number | undefined {
  if (status === 206) return readPositive(/\/(\d+)$/.exec(contentRange ?? '')?.[1]);
  return status === 200 ? contentLength : undefined;
}
