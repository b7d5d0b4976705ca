/// <reference path="./m3u8-parser.d.ts" />
import {Parser, type Manifest} from 'm3u8-parser';
import {translateComplaint} from './complaints.ts';
import {StreamProblem} from './StreamProblem.ts';
import {readAttributes} from './tags.ts';
import type {Complaint} from './types.ts';
import {DEFINE} from './variables.ts';

const MOST_COMPLAINTS = 50;
const MOST_BROKEN_LINES = 5;

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

type Parsed = {readonly manifest: Manifest; readonly complaints: readonly Complaint[]};

/** Line by line, so that complaints have a place. A line the parser cannot take is left out, and reading starts over without it. */
export function parseLines(lines: readonly string[]): Parsed {
  const left = new Set<number>();
  for (;;) {
    const complaints: Complaint[] = [...left].map((line) => ({line, message: '这一行读不懂'}));
    const result = attempt(lines, left, complaints);
    if (typeof result !== 'number') return {manifest: result, complaints};
    left.add(result);
    if (left.size > MOST_BROKEN_LINES)
      throw new StreamProblem('not-m3u8', `内容损坏：第 ${[...left].slice(0, 3).join('、')} 等行都读不懂。`);
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
        if (['TYPE', 'GROUP-ID', 'NAME'].some((name) => !attributes.has(name)) && found.length < MOST_COMPLAINTS)
          found.push({line, message: 'EXT-X-MEDIA 不完整'});
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
