import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {serve, type Served} from '@x2p2p/test-tools/loopback';
import {hashList, loadMedia, SEGMENT_DELAY_MS, type MediaFile} from './mediaFiles.ts';

const TYPES: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.json': 'application/json',
  '.js': 'text/javascript',
};

export type SampleCdn = {
  /** Answers the request if it is for the CDN, and tells whether it was. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Requests for media segments, each with its path, the credential it carried and the page it came from. */
  readonly segmentRequests: {path: string; authorization?: string; origin?: string}[];
  /** From now on `hashes.json` lists wrong hashes, as for segments that were tampered with. */
  breakHashes(): void;
  /** From now on media playlists name their segments on another host, as a playlist that was tampered with may. */
  nameAnotherHost(): void;
};

/** The CDN of the samples; `address` returns its origin. */
export function sampleCdn(address: () => string): SampleCdn {
  const media = loadMedia();
  const segmentRequests: SampleCdn['segmentRequests'] = [];
  let hashesAreBroken = false;
  let segmentsAreElsewhere = false;

  const sendMedia = async (file: MediaFile | undefined, path: string, request: IncomingMessage, response: ServerResponse) => {
    if (!file) return void response.writeHead(404).end();
    const {authorization, origin} = request.headers;
    if (file.isSegment) {
      segmentRequests.push({path, authorization, origin});
      await pause(SEGMENT_DELAY_MS);
    }
    const body =
      segmentsAreElsewhere && !file.isSegment
        ? withSegmentsAt(new URL(path.replace('private', 'stream'), address()), file.body)
        : file.body;
    sendWithRange(body, TYPES[extname(path)] ?? 'application/octet-stream', request, response);
  };

  const sendHashes = (folder: string, response: ServerResponse) => {
    const hashes = hashList(media, folder);
    const list = hashesAreBroken ? Object.fromEntries(Object.keys(hashes).map((path) => [path, '0'.repeat(64)])) : hashes;
    send(JSON.stringify(list), '.json', response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const [, first = '', ...rest] = pathname.split('/');
    if (first === 't') {
      // A signed path: /t/<what the backend signed for one viewer>/stream/…
      await sendMedia(media.get(rest.slice(2).join('/')), pathname, request, response);
      return true;
    }
    if (first !== 'stream' && first !== 'private') return false;
    if (first === 'private' && request.headers.authorization !== 'Bearer MEDIA_TOKEN') response.writeHead(401).end();
    else if (rest[0] === 'hashes.json') sendHashes(`/${first}/`, response);
    else await sendMedia(media.get(rest.join('/')), pathname, request, response);
    return true;
  };

  return {
    answer,
    segmentRequests,
    breakHashes: () => (hashesAreBroken = true),
    nameAnotherHost: () => (segmentsAreElsewhere = true),
  };
}

/** A server of its own, which says what went wrong in it. */
export const answering = (answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>): Promise<Served> =>
  serve((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

export function send(body: string | Buffer, extension: string, response: ServerResponse): void {
  const type = TYPES[extension] ?? 'text/html; charset=utf-8';
  response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'no-store'}).end(body);
}

/** A playlist as it would stand at `address`, with its segments' whole addresses. */
function withSegmentsAt(address: URL, playlist: Buffer): Buffer {
  return Buffer.from(playlist.toString().replace(/^[^#\n].*\.ts$/gm, (segment) => new URL(segment, address).href));
}

function sendWithRange(body: Buffer, type: string, request: IncomingMessage, response: ServerResponse): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const headers = {'Content-Type': type, 'Cache-Control': 'no-store', 'Accept-Ranges': 'bytes'};
  if (!range) return void response.writeHead(200, {...headers, 'Content-Length': body.length}).end(body);
  const start = Number(range[1]);
  const end = range[2] ? Math.min(Number(range[2]), body.length - 1) : body.length - 1;
  response
    .writeHead(206, {...headers, 'Content-Length': end - start + 1, 'Content-Range': `bytes ${start}-${end}/${body.length}`})
    .end(body.subarray(start, end + 1));
}
