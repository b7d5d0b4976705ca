import type {SegmentProbe} from './input.ts';
import {usualDurationOf} from './liveRoom.ts';
import {readPositive} from './playlist/numbers.ts';
import type {MediaPlaylist, Segment, Variant} from './playlist/types.ts';
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
    container: containerOf(segments),
    segmentCount: segments.length,
    targetDuration: playlist.targetDuration,
    shortest: durations.length === 0 ? 0 : durations.reduce((a, b) => Math.min(a, b)),
    longest: durations.reduce((a, b) => Math.max(a, b), 0),
    totalDuration: durations.reduce((a, b) => a + b, 0),
    firstSequence: playlist.firstSequence,
    partCount: playlist.partCount,
    discontinuities: segments.filter(({discontinuity}) => discontinuity).length,
    encryption: [...new Set(segments.flatMap(({key}) => (key && key.method !== 'NONE' ? [key.method] : [])))],
    segmentBytes: segmentBytes(playlist, variant, probe),
    live,
  };
}

function containerOf(segments: readonly Segment[]): string {
  const [first] = segments;
  if (!first) return '未知';
  const file = first.uri.split(/[?#]/)[0]!.toLowerCase();
  if (first.map || /\.(m4s|mp4|cmf[vat]|m4[av])$/.test(file)) return 'fMP4';
  if (/\.(aac|mp3|ac3|ec3)$/.test(file)) return '纯音频';
  if (/\.(vtt|webvtt)$/.test(file)) return '字幕';
  return /\.(ts|m2ts|mpegts)$/.test(file) ? 'TS' : 'TS 或未知';
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
