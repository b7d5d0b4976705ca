import {checkText} from './checkText.ts';
import {complaintsOf, MOST_COMPLAINTS} from './complaints.ts';
import {readMedia} from './readMedia.ts';
import {readMultivariant} from './readMultivariant.ts';
import {StreamProblem} from './StreamProblem.ts';
import {scanTags, type Tag} from './tags.ts';
import type {MediaPlaylist, Playlist} from './types.ts';
import {substituteVariables, type VariableSources} from './variables.ts';

/** Reads a playlist of any quality, as hls.js reads it; throws `StreamProblem` when the text is none. */
export function readPlaylist(text: string, sources: VariableSources = {}): Playlist {
  const {lines, variables, missing, refusals} = substituteVariables(checkText(text).split(/\r\n|\n|\r/), sources);
  // `IS_MEDIA_PLAYLIST` in hls.js' m3u8-parser.ts: one such tag decides, whatever else there is.
  const isMedia = lines.some((line) => /^#EXT(?:INF|-X-TARGETDURATION):/.test(line));
  const tags = scanTags(lines);
  const common = {tags, variables, missingVariables: missing, refusals, header: lines[0]!};

  if (!isMedia) {
    const read = readMultivariant(lines);
    if (read.variants.length === 0) throw noVariants(lines, read.withoutAddress);
    const expected = new Set(read.variants.map(({uriLine}) => uriLine));
    const complaints = [...complaintsOf(lines, {expected, named: new Set(read.withoutAddress)}), ...read.complaints];
    return {...common, ...read, kind: 'multivariant', complaints: complaints.slice(0, MOST_COMPLAINTS)};
  }
  const read = readMedia(lines);
  if (isChannelList(tags, read.segments))
    throw new StreamProblem('channel-list', '这是频道列表：每一项是一路流的地址，不是切片；从里面取一路的 m3u8 地址来检查。');
  const complaints = [...complaintsOf(lines, {named: new Set(read.refusals.map(({line}) => line))}), ...read.complaints];
  return {...common, ...read, kind: 'media', complaints: complaints.slice(0, MOST_COMPLAINTS), refusals: [...refusals, ...read.refusals]};
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

function noVariants(lines: readonly string[], [withoutAddress]: readonly number[]): StreamProblem {
  if (withoutAddress !== undefined)
    return new StreamProblem('not-m3u8', `第 ${withoutAddress} 行的 EXT-X-STREAM-INF 下面没有地址，一档清晰度都没有；补上地址再检查。`);
  if (lines.some((line) => line.startsWith('#EXT-X-STREAM-INF')))
    return new StreamProblem('not-m3u8', 'EXT-X-STREAM-INF 后面没有属性，hls.js 一档清晰度也读不到；写上 BANDWIDTH 等属性再检查。');
  if (lines.some((line) => /^\s+#EXT(?:INF:|-X-)/.test(line)))
    return new StreamProblem('not-m3u8', '标签前面有空格，hls.js 不认；删掉每行开头的空格再检查。');
  if (lines.some((line) => /^#ext(?:inf|-x-targetduration|-x-stream-inf):/i.test(line)))
    return new StreamProblem('not-m3u8', '标签写成了小写，hls.js 不认，找不到切片也找不到清晰度；标签名都改成大写再检查。');
  return new StreamProblem('not-m3u8', '只有 #EXTM3U，没有切片也没有清晰度；内容可能被截断了。');
}

/** Lists of television channels borrow the file type and give each channel the length -1 or 0, some a target duration too. */
function isChannelList(tags: readonly Tag[], segments: MediaPlaylist['segments']): boolean {
  const lengths = tags.filter(({name}) => name === 'EXTINF').map(({value}) => value);
  if (lengths.length === 0 || !lengths.every((value) => /^(-1|0)\b/.test(value))) return false;
  return tags.every(({name}) => name !== 'EXT-X-TARGETDURATION') || segments.some(({uri}) => /\.m3u8?($|\?)/i.test(uri));
}
