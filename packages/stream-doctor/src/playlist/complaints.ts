import {afterChinese, beforeChinese, nameOrQuote} from '../inSentence.ts';
import {attributeComplaints} from './attributeComplaints.ts';
import {ATTRIBUTE_TAGS, BARE_TAGS, isStandard, meantByComment, meantTag, NUMBER_TAGS, SINGLE_TAGS} from './tags.ts';
import type {Complaint} from './types.ts';

/** A page shows no more, and a report should not be longer than the playlist. */
export const MOST_COMPLAINTS = 1000;

const NO_ADDRESS = 'EXTINF 后面没有切片地址';

/**
 * What is not written as RFC 8216bis wants it, line by line: players differ in what they make of it. `expected` are lines that are
 * addresses; of a media playlist all may be, so it has none. `named` are lines that a finding of their own names.
 */
export function complaintsOf(
  lines: readonly string[],
  {expected, named}: {expected?: ReadonlySet<number>; named: ReadonlySet<number>},
): Complaint[] {
  const found: Complaint[] = [];
  const seen = new Set<string>();
  const dateRanges = new Set<string>();
  const meantBefore = new Map<string, string | undefined>();
  let lengthLine: number | undefined;
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (found.length >= MOST_COMPLAINTS) break;
    const complain = (message: string): void => void found.push({line, message});
    const bare = text.trim();
    if (bare === '') {
      if (text !== '') complain('只有空白的行');
      continue;
    }
    if (!bare.startsWith('#')) {
      lengthLine = undefined;
      if (expected && !expected.has(line))
        complain(expected.has(line - 1) ? '多出来的一行，播放器取它上面那行作地址' : '不是标签，也不是哪个 EXT-X-STREAM-INF 的地址');
      continue;
    }
    if (/^\s/.test(text))
      complain(!expected && /^\s* #/.test(text) ? '行首有空格，hls.js 当这一行是地址' : '行首有空白，有的播放器不认这一行');
    const {name, message} = tagName(bare, meantBefore);
    if (message !== undefined) complain(message);
    if (name === undefined) continue;
    const value = text.trimStart().slice(name.length + 1);
    if (SINGLE_TAGS.has(name) && seen.has(name) && !named.has(line))
      complain(name === 'EXTM3U' ? '又一个 EXTM3U，像是两份播放列表接在了一起' : `${name} 不止一个`);
    seen.add(name);
    if (name === 'EXTINF') {
      if (lengthLine !== undefined) found.push({line: lengthLine, message: NO_ADDRESS});
      lengthLine = line;
    }
    if (BARE_TAGS.has(name) && value !== '') complain(`${name} 后面有多余的字或空白`);
    for (const about of valueComplaints(name, value.replace(/^:/, ''), dateRanges)) complain(about);
  }
  if (lengthLine !== undefined) found.push({line: lengthLine, message: NO_ADDRESS});
  return found;
}

const noSuchTag = (name: string, meant: string): string => `没有${afterChinese(beforeChinese(nameOrQuote(name)))}这个标签，像是 ${meant}`;

/** The name of a tag as players see it, undefined for a comment, and what is wrong with it. `known` spares looking for it again. */
function tagName(text: string, known: Map<string, string | undefined>): {readonly name?: string; readonly message?: string} {
  const [, gap = '', name = ''] = /^#(\s*)([A-Z][\w-]*)/i.exec(text) ?? [];
  const isTag = /^EXT/i.test(name);
  if (gap !== '') return {message: isStandard(name) ? `# 与 ${name} 之间有空白，播放器当它是注释` : undefined};
  if (!known.has(name)) known.set(name, isTag ? meantTag(name) : meantByComment(name));
  const meant = known.get(name);
  if (!isTag) return {message: meant && noSuchTag(name, meant)};
  if (/^\s+:/.test(text.slice(name.length + 1))) return {name, message: `${beforeChinese(nameOrQuote(name))}与冒号之间有空白，播放器不认`};
  if (meant === undefined) return {name};
  return {name, message: name.toUpperCase() === meant ? '标签要用大写，hls.js 不认' : noSuchTag(name, meant)};
}

function valueComplaints(name: string, value: string, dateRanges: Set<string>): string[] {
  if (ATTRIBUTE_TAGS.has(name)) return attributeComplaints(name, value, dateRanges);
  if (NUMBER_TAGS.has(name)) return numberComplaints(name, value);
  if (name === 'EXTINF') return lengthComplaints(value);
  if (name === 'EXT-X-BYTERANGE') return /^\d+(@\d+)?$/.test(value.trim()) ? [] : ['EXT-X-BYTERANGE 不是「长度@起点」'];
  if (name === 'EXT-X-PLAYLIST-TYPE') return value === 'VOD' || value === 'EVENT' ? [] : ['EXT-X-PLAYLIST-TYPE 只能是 VOD 或 EVENT'];
  if (name === 'EXT-X-PROGRAM-DATE-TIME') return Number.isNaN(Date.parse(value)) ? ['EXT-X-PROGRAM-DATE-TIME 不是时间'] : [];
  return [];
}

/** Blanks after the colon every player takes, other white space hls.js does not. */
function numberComplaints(name: string, value: string): string[] {
  if (!/^ *\d/.test(value)) return [`${name} 不是数`];
  if (!/^ *\d+\s*$/.test(value)) return [`${name} 不是整数`];
  return name === 'EXT-X-TARGETDURATION' && Number(value) === 0 ? ['EXT-X-TARGETDURATION 不是正数'] : [];
}

function lengthComplaints(value: string): string[] {
  const [, seconds, title = ''] = /^\s*([\d.]+)(?:,(.*))?$/.exec(value) ?? [];
  if (seconds === undefined) return [];
  if (Number(seconds) === 0) return ['切片时长是 0'];
  return /^\d+(,|$)/.test(title) && !seconds.includes('.') ? ['EXTINF 的小数点写成了逗号'] : [];
}
