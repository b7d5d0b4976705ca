import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname, join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {serve, type Served} from '../loopback.ts';
import {bundleSample, replaceAddresses, type Addresses} from './bundleSample.ts';
import {configHeaders} from './configHeaders.ts';
import {hashList, loadMedia, type MediaFile} from './mediaFiles.ts';
import {EXAMPLES_DIR} from '../../scripts/verified/sampleCases.ts';
import {VENDOR_FILES} from './vendorFiles.ts';

/** A CDN on a loopback address answers at once, and then nothing is left for P2P; a real one takes about this long. */
const SEGMENT_DELAY_MS = 900;

/** The samples' own site, whose pages the CDN of `hls-cors` admits. */
const RESERVED_SITE = 'https://www.x2p2p.example';

/** Here the script-tag page is served under the policy of `hls-csp`, with its media on the other origin of `hls-cors`. */
export const CROSS_ORIGIN_PAGE = 'cross-origin';

const TYPES: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.json': 'application/json',
  '.js': 'text/javascript',
};

export type SampleServer = {
  readonly origin: string;
  /** Requests for media segments, each with its path, the credential it carried and the page it came from. */
  readonly segmentRequests: {path: string; authorization?: string; origin?: string}[];
  /** From now on `hashes.json` lists wrong hashes, as for segments that were tampered with. */
  breakHashes(): void;
  /** From now on media playlists name their segments on another host, as a playlist that was tampered with may. */
  nameAnotherHost(): void;
  close(): Promise<void>;
};

/** Serves samples, their media and the small backend that some of them call. */
export async function startSampleServer(trackerUrl: string, trackerToken: string): Promise<SampleServer> {
  const media = loadMedia();
  const segmentRequests: SampleServer['segmentRequests'] = [];
  let hashesAreBroken = false;
  let segmentsAreElsewhere = false;
  let viewers = 0;

  const sendMedia = async (file: MediaFile | undefined, path: string, request: IncomingMessage, response: ServerResponse) => {
    if (!file) return void response.writeHead(404).end();
    const {authorization, origin} = request.headers;
    if (file.isSegment) {
      segmentRequests.push({path, authorization, origin});
      await pause(SEGMENT_DELAY_MS);
    }
    const body = segmentsAreElsewhere && !file.isSegment ? withSegmentsAt(new URL(path.replace('private', 'stream'), cdn.url), file.body) : file.body;
    sendWithRange(body, TYPES[extname(path)] ?? 'application/octet-stream', request, response);
  };

  const sendHashes = (folder: string, response: ServerResponse) => {
    const hashes = hashList(media, folder);
    const list = hashesAreBroken ? Object.fromEntries(Object.keys(hashes).map((path) => [path, '0'.repeat(64)])) : hashes;
    send(JSON.stringify(list), '.json', response);
  };

  /** What the CDN of the samples serves. */
  const answerAsCdn = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
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

  const cdn = await answering(async (request, response) => {
    const headers = Object.entries(configHeaders('hls-cors')).map(([name, value]): [string, string] => [name, value.replace(RESERVED_SITE, pages.url)]);
    response.setHeaders(new Map(headers));
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (!(await answerAsCdn(request, response))) response.writeHead(404).end();
  });

  const pages = await answering(async (request, response) => {
    if (await answerAsCdn(request, response)) return;
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const [, first = '', name = ''] = pathname.split('/');
    if (pathname === '/api/play') {
      viewers += 1;
      return send(JSON.stringify({url: `/t/viewer-${viewers}/stream/index.m3u8`, contentId: 'course-42'}), '.json', response);
    }
    if (first === 'sdk') return send(readFileSync(VENDOR_FILES[name]!), '.js', response);
    const isCrossOrigin = first === CROSS_ORIGIN_PAGE;
    const addresses = addressesFor(isCrossOrigin ? cdn.url : pages.url, trackerUrl, trackerToken);
    const folder = isCrossOrigin ? 'hls-script-tag' : first;
    if (isCrossOrigin) {
      const policy = configHeaders('hls-csp')['Content-Security-Policy']!;
      response.setHeader('Content-Security-Policy', replaceAddresses(policy, addresses));
    }
    if (name === '') return send(pageOf(folder, addresses), '.html', response);
    if (name === 'main.js') return send(await scriptOf(folder, addresses), '.js', response);
    response.writeHead(404).end();
  });

  return {
    origin: pages.url,
    segmentRequests,
    breakHashes: () => (hashesAreBroken = true),
    nameAnotherHost: () => (segmentsAreElsewhere = true),
    close: async () => {
      await Promise.all([pages.close(), cdn.close()]);
    },
  };
}

function addressesFor(cdnOrigin: string, trackerUrl: string, trackerToken: string): Addresses {
  return {
    'https://cdn.x2p2p.example': cdnOrigin,
    'wss://tracker.x2p2p.example/announce': trackerUrl,
    'wss://tracker.x2p2p.example': new URL(trackerUrl).origin,
    YOUR_TOKEN: trackerToken,
  };
}

const answering = (answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>): Promise<Served> =>
  serve((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

function pageOf(name: string, addresses: Addresses): string {
  const html = readFileSync(join(EXAMPLES_DIR, name, 'index.html'), 'utf8');
  return replaceAddresses(html, addresses).replace(/\.\/main\.tsx?/, './main.js');
}

/** A plain script is served as it is written; a module goes through the bundler. */
async function scriptOf(name: string, addresses: Addresses): Promise<string> {
  const plain = join(EXAMPLES_DIR, name, 'main.js');
  return existsSync(plain) ? replaceAddresses(readFileSync(plain, 'utf8'), addresses) : bundleSample(name, addresses);
}

function send(body: string | Buffer, extension: string, response: ServerResponse): void {
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
