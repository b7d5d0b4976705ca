import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const MEDIA = fileURLToPath(new URL('../fixtures/media/', import.meta.url));

/** Large enough to take several messages on a data channel, so that a transfer can be stopped in the middle. */
export const SEGMENT_BYTES = 188 * 1600;

/** Segment name to bytes. Each is filled up to the same length with the null packets that MPEG-TS has for that. */
export const segments = filesOf('counter', '.ts', withNullPackets);

export const segmentNames = [...segments.keys()];

/** File name to the SHA-256 of its bytes. */
export const hashesOf = (files: ReadonlyMap<string, Buffer>): Readonly<Record<string, string>> =>
  Object.fromEntries([...files].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]));

export const hashes = hashesOf(segments);

/** The same picture for half as long, with audio, as fragmented MP4; padded in the same way. */
export const cmafSegments = filesOf('cmaf', '.m4s', withFreeBox);

/** The initialization segments of those. */
export const cmafInitSegments = filesOf('cmaf', '.mp4');

export const cmafPlaylist = (kind: 'audio' | 'video'): string => readFileSync(`${MEDIA}cmaf/${kind}.m3u8`, 'utf8');

/** The master playlist of the CMAF video and audio. */
export const WITH_SOUND = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="sound",DEFAULT=YES,URI="audio.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=160x90,CODECS="avc1.42c00a,mp4a.40.2",AUDIO="sound"
video.m3u8
`;

/** The fixture's playlist, with every segment address carrying a prefix (which rendition) in front. */
export const playlist = (prefix = ''): string => readFileSync(`${MEDIA}counter/index.m3u8`, 'utf8').replace(/^(\d+\.ts)$/gm, `${prefix}$1`);

/** The list of a stream that has not ended. */
export const asLive = (list: string): string => list.replace(/^#EXT-X-(ENDLIST|PLAYLIST-TYPE).*\n?/gm, '');

export const livePlaylist = (): string => asLive(playlist());

/** Segments in a list of {@link slidingPlaylist}. */
export const SLIDING_LENGTH = 8;

/** A live list that ends with segment number `last`; `tags` go to its head. */
export function slidingPlaylist(last: number, tags = ''): string {
  const first = last - SLIDING_LENGTH + 1;
  const [head = ''] = livePlaylist().split('#EXTINF');
  const entries = livePlaylist()
    .split(/(?=#EXTINF)/)
    .slice(1)
    .slice(first, last + 1);
  return `${head.replace(/^#EXT-X-MEDIA-SEQUENCE.*\n/m, '')}#EXT-X-MEDIA-SEQUENCE:${first}\n${tags}${entries.join('')}`;
}

/** The playlist of a server that holds reloads back until there is one more segment. */
export const blockingPlaylist = (last: number): string => slidingPlaylist(last, '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES\n');

function filesOf(folder: string, extension: string, complete = (bytes: Buffer) => bytes): ReadonlyMap<string, Buffer> {
  const names = readdirSync(MEDIA + folder)
    .filter((name) => name.endsWith(extension))
    .sort();
  return new Map(names.map((name) => [name, complete(readFileSync(`${MEDIA}${folder}/${name}`))]));
}

function withFreeBox(bytes: Buffer): Buffer {
  const box = Buffer.alloc(SEGMENT_BYTES - bytes.length);
  box.writeUInt32BE(box.length);
  box.write('free', 4);
  return Buffer.concat([bytes, box]);
}

function withNullPackets(bytes: Buffer): Buffer {
  const nullPacket = Buffer.alloc(188, 0xff);
  nullPacket.set([0x47, 0x1f, 0xff, 0x10]);
  const missing = (SEGMENT_BYTES - bytes.length) / 188;
  if (!Number.isInteger(missing) || missing < 0)
    throw new Error(`A segment of ${bytes.length} bytes cannot be filled up to ${SEGMENT_BYTES}`);
  return Buffer.concat([bytes, ...Array.from({length: missing}, () => nullPacket)]);
}
