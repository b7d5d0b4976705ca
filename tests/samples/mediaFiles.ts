import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** A CDN on a loopback address answers at once, and then nothing is left for P2P; a real one takes about this long. */
export const SEGMENT_DELAY_MS = 900;

const RENDITION = '360p';
const MEDIA_DIR = fileURLToPath(new URL(`../../site/static/media/lab/${RENDITION}/`, import.meta.url));

export type MediaFile = {readonly body: Buffer; readonly isSegment: boolean};

/** One rendition only: with two, bandwidth estimates would decide whether two viewers are in the same swarm. */
const MAIN_PLAYLIST = ['#EXTM3U', '#EXT-X-STREAM-INF:BANDWIDTH=400000,CODECS="avc1.42c01e,mp4a.40.2"', `${RENDITION}/index.m3u8`, ''].join(
  '\n',
);

/** The laboratory's stream, keyed by the path below the folder of its main playlist. */
export function loadMedia(): ReadonlyMap<string, MediaFile> {
  if (!existsSync(MEDIA_DIR)) throw new Error(`The test stream is missing: run "node scripts/make-media.mjs" (${MEDIA_DIR}).`);
  const files = readdirSync(MEDIA_DIR).map((name): [string, MediaFile] => [
    `${RENDITION}/${name}`,
    {body: readFileSync(join(MEDIA_DIR, name)), isSegment: name.endsWith('.ts')},
  ]);
  return new Map([['index.m3u8', {body: Buffer.from(MAIN_PLAYLIST), isSegment: false}], ...files]);
}

/** What `hashes.json` of the integrity sample holds: the path of every segment and its SHA-256. */
export function hashList(media: ReadonlyMap<string, MediaFile>, folder: string): Record<string, string> {
  const segments = [...media].filter(([, file]) => file.isSegment);
  return Object.fromEntries(segments.map(([name, {body}]) => [`${folder}${name}`, createHash('sha256').update(body).digest('hex')]));
}
