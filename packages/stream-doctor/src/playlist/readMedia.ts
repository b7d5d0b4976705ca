import {readAttributes} from './attributes.ts';
import {isSupportedKey, readKey} from './keys.ts';
import {mediaTokens} from './mediaTokens.ts';
import {asCount, readPositive} from './numbers.ts';
import type {Complaint, Key, MediaPlaylist, Refusal, Segment} from './types.ts';

type Range = {readonly start: number; readonly end: number};
type Draft = {duration: number; hasDuration?: boolean; hasLength?: boolean; range?: Range; gapLine?: number};
type Read = Pick<
  MediaPlaylist,
  'flow' | 'targetDuration' | 'firstSequence' | 'segments' | 'serverControl' | 'partTarget' | 'partCount' | 'skippedCount' | 'startOffset'
> & {
  readonly encryption: readonly string[];
  readonly refusals: readonly Refusal[];
  /** What only the order of tags makes a slip. */
  readonly complaints: readonly Complaint[];
};

/** A media playlist as `parseLevelPlaylist` of hls.js reads it, tag by tag in the order of the text. */
export function readMedia(lines: readonly string[]): Read {
  const segments: Segment[] = [];
  const refusals: Refusal[] = [];
  const complaints: Complaint[] = [];
  const keysInUse = new Set<ReadonlyMap<string, Key>>();
  const seen = new Set<string>();
  let keys: Map<string, Key> | undefined;
  let map: string | undefined;
  let type = '';
  let isLive = true;
  let firstSequence = 0;
  let sequence = 0;
  let skippedCount = 0;
  let targetDuration: number | undefined;
  let partTarget: number | undefined;
  let partCount = 0;
  let serverControl: MediaPlaylist['serverControl'];
  let startOffset: number | undefined;
  let isSeam = false;
  let discontinuitySequence = 0;
  let lastEnd = 0;
  let draft: Draft = {duration: 0};

  for (const token of mediaTokens(lines)) {
    const {line} = token;
    if (token.kind === 'duration') {
      draft.duration = token.seconds;
      draft.hasDuration = true;
      draft.hasLength = true;
      continue;
    }
    if (token.kind === 'address') {
      // A length that is no number has been put together from parts; such a segment is passed over.
      if (!Number.isFinite(draft.duration)) continue;
      const {range} = draft;
      segments.push({
        uri: token.text,
        duration: asCount(draft.duration),
        sequence,
        byteRange: range && {offset: asCount(range.start), length: asCount(range.end - range.start)},
        map,
        key: keys?.get('identity') ?? keys?.values().next().value,
        discontinuity: isSeam,
        isGap: draft.gapLine !== undefined,
        hasDuration: draft.hasDuration === true,
        isLeftover: token.isLeftover,
        line,
      });
      if (keys) keysInUse.add(keys);
      sequence += 1;
      isSeam = false;
      lastEnd = range?.end || 0;
      draft = {duration: 0};
      continue;
    }
    const {name, value} = token;
    const refuse = (reason: Refusal['reason'], isRefused: boolean): void => {
      if (isRefused) refusals.push({line, tag: `EXT-X-${name}`, reason});
    };
    const isRepeated = seen.has(name);
    seen.add(name);
    switch (name) {
      case 'BYTERANGE':
        draft.range = readRange(value, lastEnd);
        break;
      case 'PLAYLIST-TYPE':
        refuse('repeated', type !== '');
        type = value.toUpperCase();
        break;
      case 'MEDIA-SEQUENCE':
        // hls.js takes a number of 0 for one that has not been given.
        if (firstSequence !== 0) refuse('repeated', true);
        else refuse('late', segments.length > 0);
        firstSequence = asCount(Number(value));
        sequence = firstSequence + skippedCount;
        break;
      case 'SKIP': {
        refuse('repeated', skippedCount > 0);
        const skipped = Number.parseInt(readAttributes(value).get('SKIPPED-SEGMENTS') ?? '');
        skippedCount += asCount(skipped);
        sequence += asCount(skipped);
        break;
      }
      case 'TARGETDURATION':
        refuse('repeated', isRepeated);
        targetDuration = Math.max(1, asCount(Number(value)));
        break;
      case 'VERSION':
        refuse('repeated', isRepeated);
        break;
      case 'ENDLIST':
        refuse('repeated', isRepeated);
        isLive = false;
        break;
      case 'DISCONTINUITY':
        isSeam = true;
        break;
      case 'DISCONTINUITY-SEQUENCE':
        refuse('repeated', discontinuitySequence !== 0);
        if (segments.length > 0) complaints.push({line, message: 'EXT-X-DISCONTINUITY-SEQUENCE 写在了切片后面'});
        discontinuitySequence = Number(value);
        isSeam = false;
        break;
      case 'GAP':
        draft.gapLine = line;
        break;
      case 'KEY': {
        const key = readKey(value);
        if (!isSupportedKey(key)) break;
        if (key.method === 'NONE') {
          keys = undefined;
          break;
        }
        // A key of another format joins those that the segments before have already; hls.js does not copy them either.
        if (!keys || keys.has(key.format)) keys = new Map(keys);
        keys.set(key.format, key);
        break;
      }
      case 'MAP':
        map = readAttributes(value).get('URI');
        // Before the length of its segment, the tag takes all that was said so far for the init segment, save the range.
        if (draft.duration) break;
        if (draft.gapLine !== undefined)
          complaints.push({line: draft.gapLine, message: 'EXT-X-GAP 写在了 EXT-X-MAP 前面，hls.js 读不到它'});
        draft = {duration: 0, range: draft.range?.end ? draft.range : undefined};
        break;
      case 'START':
        startOffset = finite(readAttributes(value).get('TIME-OFFSET'));
        break;
      case 'SERVER-CONTROL': {
        refuse('repeated', isRepeated);
        const attributes = readAttributes(value);
        serverControl = {
          holdBack: readPositive(finite(attributes.get('HOLD-BACK'))),
          partHoldBack: readPositive(finite(attributes.get('PART-HOLD-BACK'))),
        };
        break;
      }
      case 'PART-INF':
        refuse('repeated', partTarget !== undefined);
        partTarget = readPositive(finite(readAttributes(value).get('PART-TARGET')));
        break;
      case 'PART':
        partCount += 1;
        if (draft.hasLength) complaints.push({line, message: 'EXT-X-PART 写在了 EXTINF 后面，hls.js 把它也算进时长'});
        draft.hasDuration = true;
        draft.duration += Number.parseFloat(readAttributes(value).get('DURATION') ?? '');
        break;
    }
  }
  return {
    flow: !isLive ? 'vod' : type === 'EVENT' ? 'event' : 'live',
    targetDuration,
    firstSequence,
    segments,
    serverControl,
    partTarget,
    partCount,
    skippedCount,
    startOffset,
    encryption: [...new Set([...keysInUse].flatMap((all) => [...all.values()].map(({method}) => method)))],
    complaints,
    refusals,
  };
}

/** `length@offset`; without an offset, after the range of the segment before (`setByteRange` in hls.js' fragment.ts). */
function readRange(text: string, lastEnd: number): Range {
  const [length, offset] = text.split('@', 2);
  const start = offset === undefined ? lastEnd : Number.parseInt(offset);
  return {start, end: start + Number.parseInt(length!)};
}

function finite(text: string | undefined): number | undefined {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? number : undefined;
}
