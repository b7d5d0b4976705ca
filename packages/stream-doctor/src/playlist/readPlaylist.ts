/// <reference path="./m3u8-parser.d.ts" />
import type {ParsedSegment, ParsedVariant} from 'm3u8-parser';
import {checkText} from './checkText.ts';
import {readCount, readPositive} from './numbers.ts';
import {parseLines} from './parseLines.ts';
import {StreamProblem} from './StreamProblem.ts';
import {readAttributes, scanTags, type Tag} from './tags.ts';
import type {AudioTrack, MediaPlaylist, MultivariantPlaylist, Playlist, Segment, ServerControl, Variant} from './types.ts';
import {substituteVariables, type VariableSources} from './variables.ts';

/** Reads a playlist of any quality; throws `StreamProblem` when the text is none. */
export function readPlaylist(text: string, sources: VariableSources = {}): Playlist {
  const {lines, variables, missing} = substituteVariables(checkText(text).split(/\r\n|\n|\r/), sources);
  // `IS_MEDIA_PLAYLIST` in hls.js' m3u8-parser.ts: one such tag decides, whatever else there is.
  const isMedia = lines.some((line) => /^#EXT(?:INF|-X-TARGETDURATION):/.test(line));
  const {manifest, complaints} = parseLines(isMedia ? lines.map((line) => (line.startsWith('#EXT-X-STREAM-INF') ? '' : line)) : lines);
  const tags = scanTags(lines);
  const common = {tags, complaints, variables, missingVariables: missing, header: lines[0]!, startOffset: readStartOffset(tags)};

  if (!isMedia) {
    if (lines.some((line) => /^\s+#EXT(?:INF:|-X-)/.test(line)))
      throw new StreamProblem('not-m3u8', '标签前面有空格，hls.js 不认；删掉每行开头的空格再检查。');
    const playlists = (manifest.playlists ?? []).filter(({uri}) => uri);
    if (playlists.length > 0) return {...common, ...readMultivariant(playlists, tags)};
    throw new StreamProblem('not-m3u8', '只有 #EXTM3U，没有切片也没有清晰度；内容可能被截断了。');
  }
  if (isChannelList(tags))
    throw new StreamProblem('channel-list', '这是频道列表：每一项是一路流的地址，不是切片；从里面取一路的 m3u8 地址来检查。');

  const segments = (manifest.segments ?? []).filter(({uri}) => uri);
  const skippedCount = readPositive(attributeOf(tags, 'EXT-X-SKIP', 'SKIPPED-SEGMENTS')) ?? 0;
  const isComplete = manifest.endList === true;
  return {
    ...common,
    kind: 'media',
    flow: isComplete ? 'vod' : manifest.playlistType === 'EVENT' ? 'event' : 'live',
    // hls.js counts with whole seconds, and with one at least.
    targetDuration: manifest.targetDuration === undefined ? undefined : Math.max(1, Math.trunc(readCount(manifest.targetDuration) ?? 0)),
    ...readSegments(segments, readCount(manifest.mediaSequence) ?? 0, skippedCount),
    serverControl: readServerControl(tags),
    partTarget: readPositive(attributeOf(tags, 'EXT-X-PART-INF', 'PART-TARGET')),
    partCount: tags.filter(({name}) => name === 'EXT-X-PART').length,
    skippedCount,
  };
}

/** The same for a media playlist; undefined when the text is anything else. */
export function readMediaPlaylist(text: string, sources: VariableSources): MediaPlaylist | undefined {
  try {
    const playlist = readPlaylist(text, sources);
    return playlist.kind === 'media' ? playlist : undefined;
  } catch {
    return undefined;
  }
}

/** Lists of television channels borrow the file type and give each channel the length -1 or 0. */
function isChannelList(tags: readonly Tag[]): boolean {
  const lengths = tags.filter(({name}) => name === 'EXTINF').map(({value}) => value);
  return lengths.length > 0 && lengths.every((value) => /^(-1|0)\b/.test(value)) && tags.every(({name}) => name !== 'EXT-X-TARGETDURATION');
}

function readSegments(
  parsed: readonly ParsedSegment[],
  firstSequence: number,
  skippedCount: number,
): Pick<MediaPlaylist, 'firstSequence' | 'segments'> {
  const segments = parsed.map(({uri, duration, byterange, key, map, discontinuity}, index): Segment => {
    const {offset, length} = byterange ?? {};
    return {
      uri: uri!,
      duration: readCount(duration) ?? 0,
      sequence: firstSequence + skippedCount + index,
      byteRange: length === undefined ? undefined : {offset: readCount(offset) ?? 0, length: readCount(length) ?? 0},
      map: map?.uri,
      key: key?.method ? {method: key.method, uri: key.uri} : undefined,
      discontinuity: discontinuity === true,
    };
  });
  return {firstSequence, segments};
}

function readMultivariant(
  playlists: readonly ParsedVariant[],
  tags: readonly Tag[],
): Pick<MultivariantPlaylist, 'kind' | 'variants' | 'audioTracks'> {
  const variants = playlists.map(({uri, attributes = {}}): Variant => {
    const resolution = attributes.RESOLUTION;
    return {
      uri: uri!,
      bandwidth: readPositive(attributes.BANDWIDTH),
      averageBandwidth: readPositive(attributes['AVERAGE-BANDWIDTH']),
      width: readPositive(resolution?.width),
      height: readPositive(resolution?.height),
    };
  });
  // From the tags and not from the parser, which sorts them into groups and keeps one of those that share a name.
  const audioTracks = tags.flatMap(({name, value}): AudioTrack[] => {
    const attributes = name === 'EXT-X-MEDIA' ? readAttributes(value) : undefined;
    if (attributes?.get('TYPE') !== 'AUDIO') return [];
    return [
      {
        uri: attributes.get('URI') || undefined,
        name: attributes.get('NAME') ?? '',
        group: attributes.get('GROUP-ID') ?? '',
        language: attributes.get('LANGUAGE'),
      },
    ];
  });
  return {kind: 'multivariant', variants, audioTracks};
}

/** Only what the text says: the parser fills in defaults that hls.js does not. */
function readServerControl(tags: readonly Tag[]): ServerControl | undefined {
  const tag = tags.findLast(({name}) => name === 'EXT-X-SERVER-CONTROL');
  if (!tag) return undefined;
  const attributes = readAttributes(tag.value);
  return {
    holdBack: readPositive(attributes.get('HOLD-BACK')),
    partHoldBack: readPositive(attributes.get('PART-HOLD-BACK')),
  };
}

/** As hls.js reads it: the last tag, and a number with whatever follows it. */
function readStartOffset(tags: readonly Tag[]): number | undefined {
  const offset = Number.parseFloat(attributeOf(tags, 'EXT-X-START', 'TIME-OFFSET') ?? '');
  return Number.isFinite(offset) ? offset : undefined;
}

function attributeOf(tags: readonly Tag[], name: string, attribute: string): string | undefined {
  const tag = tags.findLast((candidate) => candidate.name === name);
  return tag && readAttributes(tag.value).get(attribute);
}
