import {readAttributes} from './attributes.ts';
import {codecKind, codecsIn} from './codecs.ts';
import {readPositive} from './numbers.ts';
import type {AudioTrack, Complaint, LeftOut, MultivariantPlaylist, Variant} from './types.ts';

type Read = Pick<MultivariantPlaylist, 'variants' | 'audioTracks' | 'withoutAddress' | 'startOffset' | 'complaints'>;
type Attributes = ReadonlyMap<string, string>;
type Entry = {readonly line: number; readonly uriLine: number; readonly uri: string; readonly attributes: Attributes};

const ENTRY = /#EXT-X-(STREAM-INF|START):(.*)/;
const MEDIA = /#EXT-X-MEDIA:(.*)/;

/** A multivariant playlist as `parseMasterPlaylist` of hls.js reads it. */
export function readMultivariant(lines: readonly string[]): Read {
  const entries: Entry[] = [];
  const withoutAddress: number[] = [];
  const complaints: Complaint[] = [];
  let startOffset: number | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const [, name, list = ''] = ENTRY.exec(lines[index]!) ?? [];
    const line = index + 1;
    if (name === 'START') startOffset = offsetIn(list);
    if (name !== 'STREAM-INF') continue;
    // The next line that is no tag and no comment, whatever is said in between: hls.js reads nothing of that.
    let next = index + 1;
    let unaddressed = line;
    while (next < lines.length && (lines[next] === '' || lines[next]!.startsWith('#'))) {
      if (lines[next]!.startsWith('#EXT-X-STREAM-INF:')) {
        withoutAddress.push(unaddressed);
        unaddressed = next + 1;
      } else if (lines[next] !== '') complaints.push({line: next + 1, message: '隔开了 EXT-X-STREAM-INF 与它的地址，Shaka 不认'});
      next += 1;
    }
    if (next === lines.length) withoutAddress.push(unaddressed);
    // With nothing behind the colon, hls.js skips the variant together with its address.
    else if (list !== '') entries.push({line, uriLine: next + 1, uri: lines[next]!.trim(), attributes: readAttributes(list)});
    index = next;
  }
  return {
    variants: variantsOf(entries),
    audioTracks: audioTracksOf(lines),
    withoutAddress,
    startOffset,
    complaints,
  };
}

function variantsOf(entries: readonly Entry[]): Variant[] {
  const leftOut = leftOutOf(entries.map(({attributes}) => attributes));
  return entries.map(({line, uriLine, uri, attributes}, index) => {
    const [, width, height] = /^(\d+)x(\d+)$/.exec(attributes.get('RESOLUTION') ?? '') ?? [];
    return {
      line,
      uriLine,
      uri,
      bandwidth: numberIn(attributes, 'BANDWIDTH'),
      averageBandwidth: numberIn(attributes, 'AVERAGE-BANDWIDTH'),
      width: readPositive(width),
      height: readPositive(height),
      codecs: attributes.get('CODECS'),
      leftOut: leftOut[index],
    };
  });
}

const VIDEO_RANGES = new Set(['SDR', 'HLG', 'PQ']);

/**
 * What hls.js leaves out by the text alone; what the browser cannot decode comes on top of that. First variants with a codec that it does
 * not know (`parseMasterPlaylist`, `setTrackCodecsAndReturnSupported`), which for want of others it leaves to the browser; then sound
 * without a picture beside variants with one (`filterAndSortMediaOptions` in level-controller.ts).
 */
function leftOutOf(all: readonly Attributes[]): (LeftOut | undefined)[] {
  const described = all.map((attributes) => {
    const kinds = codecsIn(attributes.get('CODECS')).map(codecKind);
    const hasSize = /^0*[1-9]\d*x0*[1-9]\d*$/.test(attributes.get('RESOLUTION') ?? '');
    return {
      isKnown: !kinds.includes(undefined),
      hasSound: kinds.includes('audio'),
      hasVideo: kinds.includes('video'),
      hasPicture: kinds.includes('video') || hasSize,
      isImage: kinds.includes('image'),
      hasRange: VIDEO_RANGES.has(attributes.get('VIDEO-RANGE') || 'SDR'),
    };
  });
  const known = described.filter(({isKnown}) => isKnown);
  const isFiltered = known.some(({hasPicture}) => hasPicture) && known.some(({hasSound}) => hasSound);
  const hasVideo = known.some((variant) => variant.hasVideo);
  return described.map(({isKnown, hasPicture, isImage, hasRange}) => {
    if (!isKnown) return known.length > 0 ? 'codec' : undefined;
    if ((isFiltered && !hasPicture) || (isImage && hasVideo)) return 'no-picture';
    return isFiltered && !hasRange ? 'video-range' : undefined;
  });
}

function audioTracksOf(lines: readonly string[]): AudioTrack[] {
  return lines.flatMap((text): AudioTrack[] => {
    const [, list] = MEDIA.exec(text) ?? [];
    const attributes = list === undefined ? undefined : readAttributes(list);
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
}

function offsetIn(list: string): number | undefined {
  const offset = Number.parseFloat(readAttributes(list).get('TIME-OFFSET') ?? '');
  return Number.isFinite(offset) ? offset : undefined;
}

/** `decimalInteger` in hls.js: digits, and whatever follows them. */
const numberIn = (attributes: Attributes, name: string): number | undefined => readPositive(Number.parseInt(attributes.get(name) ?? ''));
