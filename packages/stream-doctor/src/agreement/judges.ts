import {loadPlayer} from '@x2p2p/test-tools/upstream/loadPlayer';
import {loadShakaParser} from '@x2p2p/test-tools/upstream/loadShakaParser';
import {diagnose} from '../diagnose.ts';
import {readPlaylist} from '../playlist/readPlaylist.ts';
import {StreamProblem} from '../playlist/StreamProblem.ts';
import type {Playlist} from '../playlist/types.ts';
import type {Report} from '../report.ts';
import {differences, readingOf, variantsOf, type Difference, type Reading} from './differences.ts';

/** What hls.js and Shaka make of a text, beside what the doctor does. For specs. */

const ADDRESS = 'https://cdn.x2p2p.example/live/index.m3u8';
const player = await loadPlayer();
const shaka = loadShakaParser();

/** Undefined when the doctor says in one sentence that it is no playlist. */
function read(lines: readonly string[]): {readonly playlist: Playlist; readonly report: Report} | undefined {
  const text = lines.join('\n');
  try {
    return {playlist: readPlaylist(text, {address: ADDRESS}), report: diagnose({entry: {text, address: ADDRESS}})};
  } catch (error) {
    if (error instanceof StreamProblem) return undefined;
    throw error;
  }
}

/** The lines that any finding of the doctor's names. */
function namedLines(lines: readonly string[]): ReadonlySet<number> {
  const {playlist, report} = read(lines) ?? {};
  return new Set([
    ...(playlist?.complaints ?? []).map(({line}) => line),
    ...(report?.findings ?? []).flatMap(({lines: some}) => some ?? []),
  ]);
}

const whole = (field: string, lines: readonly string[], ours: unknown, theirs: unknown): Difference[] => [
  {field, ours, theirs, lines: lines.map((_, index) => index + 1)},
];

const different = (field: string, lines: readonly string[], ours: unknown, theirs: unknown): Difference[] =>
  JSON.stringify(ours) === JSON.stringify(theirs) ? [] : whole(field, lines, ours, theirs);

/** Findings that say that hls.js plays nothing of this. */
export const REFUSED = /^(tag-refused|target-duration-missing|no-segments|header|define-missing)$/;

export function besideHls(lines: readonly string[]): readonly Difference[] {
  const text = lines.join('\n');
  const ours = read(lines);
  const isMedia = player.isMedia(text);
  if (!ours) {
    const isRefused = isMedia
      ? player.readMedia(text).error
      : (player.readMultivariant(text).error ?? 'EXT-X-STREAM-INF without an address');
    return isRefused ? [] : whole('is a playlist', [], false, true);
  }
  if (isMedia !== (ours.playlist.kind === 'media')) return whole('kind', [], ours.playlist.kind, isMedia);
  const refusal = ours.report.findings.find(({id}) => REFUSED.test(id));
  if (ours.playlist.kind === 'multivariant') {
    const theirs = player.readMultivariant(text);
    if (theirs.error) return refusal ? [] : whole('is refused', [], false, theirs.error.message);
    // hls.js takes playlists of key frames for variants where it leaves out others; those are not what is compared here.
    const mine = variantsOf(ours.playlist);
    const isVariant = (uri: string) => mine.some((variant) => variant.uri === uri);
    const played = ours.playlist.variants.filter(({leftOut}) => leftOut === undefined).map(({uri}) => uri);
    const known = ours.playlist.variants.filter(({leftOut}) => leftOut !== 'codec');
    const reads = theirs.listed.filter(({uri}) => isVariant(uri));
    return [
      ...different('played', lines, played.toSorted(), theirs.played.filter(isVariant).toSorted()),
      ...different(
        'variants',
        lines,
        variantsOf({variants: known}),
        reads.filter(({uri}) => known.some((variant) => variant.uri === uri)),
      ),
    ];
  }
  const theirs = player.readMedia(text);
  if (theirs.error) return refusal ? [] : whole('is refused', [], false, theirs.error.message);
  if (refusal && refusal.id !== 'no-segments') return whole('is refused', [], refusal.title, false);
  const seams = theirs.segments.map(({seam}, index) => index > 0 && seam !== theirs.segments[index - 1]!.seam);
  const reading: Reading = {
    fields: {
      isVod: !theirs.live,
      isEvent: theirs.live && theirs.type === 'EVENT',
      targetDuration: theirs.targetDuration,
      firstSequence: theirs.firstSequence,
      startOffset: theirs.startOffset,
      holdBack: theirs.holdBack || 0,
      partHoldBack: theirs.partHoldBack || 0,
      partTarget: theirs.partTarget || 0,
      methods: [...new Set(theirs.segments.flatMap(({methods}) => methods))].toSorted(),
    },
    segments: theirs.segments.map(({sequence, duration, uri, range, map, isGap}, index) => ({
      sequence,
      duration,
      uri: uri.trim(),
      range,
      map,
      isGap,
      ...(index > 0 && {isSeam: seams[index]}),
    })),
  };
  const mine = readingOf(ours.playlist);
  return differences(lines, mine, reading);
}

export function besideShaka(lines: readonly string[]): readonly Difference[] {
  const text = lines.join('\n');
  const ours = read(lines);
  if (!ours) return [];
  try {
    if (ours.playlist.kind === 'multivariant') {
      const theirs = shaka.readMultivariant(text);
      const mine = variantsOf(ours.playlist).map(({uri, bandwidth}) => ({uri, bandwidth}));
      return different('variants', lines, mine, theirs);
    }
    const {segments, ...theirs} = shaka.readMedia(text);
    const {isVod, isEvent, targetDuration, firstSequence} = theirs;
    const mine = readingOf(ours.playlist);
    const isUnending = ours.report.findings.some(({id}) => id === 'endlist-missing');
    return differences(lines, mine, {
      fields: {...(!isUnending && {isVod, isEvent: isEvent && !isVod}), targetDuration, firstSequence},
      segments: segments.map(({uri, duration, isGap, map}) => ({uri: uri.trim(), isGap, map, ...(duration !== undefined && {duration})})),
    });
  } catch (error) {
    return whole(`is refused by Shaka: ${(error as Error).message}`, lines, false, true);
  }
}

/** What of a difference no named line explains. */
export function unsaid(lines: readonly string[], found: readonly Difference[]): string[] {
  if (found.length === 0) return [];
  const named = namedLines(lines);
  return found
    .filter((difference) => !difference.lines.some((line) => named.has(line)))
    .map(({field, ours, theirs}) => `${field}: ${JSON.stringify(ours)}, player ${JSON.stringify(theirs)}`);
}

/** Why hls.js plays nothing of a text; undefined where it takes it. */
export function refusedByHls(text: string): string | undefined {
  if (!player.isMedia(text)) return player.readMultivariant(text).error?.message;
  const {error, segments} = player.readMedia(text);
  return error?.message ?? (segments.length === 0 ? 'No Segments found in Playlist' : undefined);
}
