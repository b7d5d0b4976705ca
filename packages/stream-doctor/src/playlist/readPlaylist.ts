/// <reference path="./m3u8-parser.d.ts" />
import {Parser, type Manifest, type ParsedSegment, type ParsedVariant} from 'm3u8-parser';
import {checkText} from './checkText.ts';
import {translateComplaint} from './complaints.ts';
import {readCount, readPositive} from './numbers.ts';
import {StreamProblem} from './StreamProblem.ts';
import {readAttributes, scanTags, type Tag} from './tags.ts';
import type {AudioTrack, Complaint, MediaPlaylist, MultivariantPlaylist, Playlist, Segment, ServerControl, Variant} from './types.ts';
import {DEFINE, substituteVariables, type VariableSources} from './variables.ts';

const MOST_COMPLAINTS = 50;
const MOST_BROKEN_LINES = 5;

/** Reads a playlist of any quality; throws `StreamProblem` when the text is none. */
export function readPlaylist(text: string, sources: VariableSources = {}): Playlist {
  const {lines, variables, missing} = substituteVariables(checkText(text).split(/\r\n|\n|\r/), sources);
  // `IS_MEDIA_PLAYLIST` in hls.js' m3u8-parser.ts: one such tag decides, whatever else there is.
  const isMedia = lines.some((line) => /^#EXT(?:INF|-X-TARGETDURATION):/.test(line));
  const complaints: Complaint[] = [];
  const manifest = parse(isMedia ? lines.map((line) => (line.startsWith('#EXT-X-STREAM-INF') ? '' : line)) : lines, complaints);
  const tags = scanTags(lines);
  const common = {tags, complaints, variables, missingVariables: missing, header: lines[0]!, startOffset: readStartOffset(tags)};

  if (!isMedia) {
    if (lines.some((line) => /^\s+#EXT(?:INF:|-X-)/.test(line))) throw new StreamProblem('not-m3u8', '标签前面有空格，hls.js 不认；删掉每行开头的空格再检查。');
    const playlists = (manifest.playlists ?? []).filter(({uri}) => uri);
    if (playlists.length > 0) return {...common, ...readMultivariant(playlists, tags)};
    throw new StreamProblem('not-m3u8', '只有 #EXTM3U，没有切片也没有清晰度；内容可能被截断了。');
  }
  if (isChannelList(tags)) throw new StreamProblem('channel-list', '这是频道列表：每一项是一路流的地址，不是切片；从里面取一路的 m3u8 地址来检查。');

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

/** Line by line, so that complaints have a place. A line the parser cannot take is left out, and reading starts over without it. */
function parse(lines: readonly string[], complaints: Complaint[]): Manifest {
  const left = new Set<number>();
  for (;;) {
    const found: Complaint[] = [...left].map((line) => ({line, message: '这一行读不懂'}));
    const broken = attempt(lines, left, found);
    if (typeof broken !== 'number') {
      complaints.push(...found);
      return broken;
    }
    left.add(broken);
    if (left.size > MOST_BROKEN_LINES) throw new StreamProblem('not-m3u8', `内容损坏：第 ${[...left].slice(0, 3).join('、')} 等行都读不懂。`);
  }
}

/** The manifest, or the number of the line that stopped the parser. */
function attempt(lines: readonly string[], left: ReadonlySet<number>, found: Complaint[]): Manifest | number {
  const parser = new Parser();
  const dateRanges = new Set<string>();
  let line = 0;
  const complain = ({message}: {message: string}) => {
    // The second tag of a date range adds to the first and need not repeat when it starts.
    if (/DATERANGE.*START-DATE/.test(message) && dateRanges.has(dateRangeId(lines[line - 1]!))) return;
    const text = found.length < MOST_COMPLAINTS ? translateComplaint(message) : undefined;
    if (text) found.push({line, message: text});
  };
  parser.on('warn', complain);
  parser.on('error', complain);
  try {
    for (const text of lines) {
      line += 1;
      if (left.has(line) || text.startsWith(DEFINE)) continue;
      if (text.startsWith(MEDIA)) {
        const attributes = readAttributes(text.slice(MEDIA.length));
        if (['TYPE', 'GROUP-ID', 'NAME'].some((name) => !attributes.has(name)) && found.length < MOST_COMPLAINTS) found.push({line, message: 'EXT-X-MEDIA 不完整'});
        continue;
      }
      if (isMiscased(text) && found.length < MOST_COMPLAINTS) found.push({line, message: '标签要用大写，hls.js 不认'});
      parser.push(`${text.replace(SHORT_IV, padIv).replace(SPACED_NUMBER, '$1')}\n`);
      if (text.startsWith('#EXT-X-DATERANGE:') && text.includes('START-DATE=')) dateRanges.add(dateRangeId(text));
    }
    parser.end();
    return parser.manifest;
  } catch {
    return line;
  }
}

/** The parser uses names from the text as keys, even `__proto__`: we read renditions from the tags instead. */
const MEDIA = '#EXT-X-MEDIA:';

/** Encoders leave out leading zeros; the parser insists on 32 digits. */
const SHORT_IV = /^(#EXT-X-KEY:.*\bIV=0[xX])([0-9A-Fa-f]{1,31})(?![0-9A-Fa-f])/;
/** hls.js takes `#EXT-X-MEDIA-SEQUENCE: 7`, the parser does not. */
const SPACED_NUMBER = /^(#EXT-X-(?:TARGETDURATION|MEDIA-SEQUENCE|DISCONTINUITY-SEQUENCE|VERSION):) +(?=\d)/;
const padIv = (_: string, before: string, digits: string): string => before + digits.padStart(32, '0');

const isMiscased = (text: string): boolean => {
  const [tag] = /^#ext(?:m3u|inf|-x-[a-z0-9-]+)/i.exec(text) ?? [];
  return tag !== undefined && tag !== tag.toUpperCase();
};

const dateRangeId = (text: string): string => /\bID="([^"]*)"/.exec(text)?.[1] ?? '';

/** Lists of television channels borrow the file type and give each channel the length -1 or 0. */
function isChannelList(tags: readonly Tag[]): boolean {
  const lengths = tags.filter(({name}) => name === 'EXTINF').map(({value}) => value);
  return lengths.length > 0 && lengths.every((value) => /^(-1|0)\b/.test(value)) && tags.every(({name}) => name !== 'EXT-X-TARGETDURATION');
}

function readSegments(parsed: readonly ParsedSegment[], firstSequence: number, skippedCount: number): Pick<MediaPlaylist, 'firstSequence' | 'segments'> {
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

function readMultivariant(playlists: readonly ParsedVariant[], tags: readonly Tag[]): Pick<MultivariantPlaylist, 'kind' | 'variants' | 'audioTracks'> {
  const variants = playlists.map(({uri, attributes = {}}): Variant => {
    const {RESOLUTION: resolution, CODECS: codecs, AUDIO: audioGroup} = attributes;
    return {
      uri: uri!,
      bandwidth: readPositive(attributes.BANDWIDTH),
      averageBandwidth: readPositive(attributes['AVERAGE-BANDWIDTH']),
      width: readPositive(resolution?.width),
      height: readPositive(resolution?.height),
      codecs,
      audioGroup,
    };
  });
  // From the tags and not from the parser, which sorts them into groups and so forgets the order the engine counts.
  const audioTracks = tags.flatMap(({name, value}): AudioTrack[] => {
    const attributes = name === 'EXT-X-MEDIA' ? readAttributes(value) : undefined;
    if (attributes?.get('TYPE') !== 'AUDIO') return [];
    return [{uri: attributes.get('URI') || undefined, name: attributes.get('NAME') ?? '', group: attributes.get('GROUP-ID') ?? '', language: attributes.get('LANGUAGE')}];
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
