import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {fileURLToPath} from 'node:url';
import {serve} from '@x2p2p/test-tools/loopback';
import {
  blockingPlaylist,
  cmafInitSegments,
  cmafPlaylist,
  cmafSegments,
  hashes,
  hashesOf,
  livePlaylist,
  playlist,
  segmentNames,
  segments,
  SLIDING_LENGTH,
  WITH_SOUND,
} from './media.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const FILES: Record<string, {file: string; type: string}> = {
  '/hls.html': {file: 'tests/engine/pages/hls.html', type: 'text/html'},
  '/shaka.html': {file: 'tests/engine/pages/shaka.html', type: 'text/html'},
  '/viewer.js': {file: 'tests/engine/pages/viewer.js', type: 'text/javascript'},
  '/hls.js': {file: 'node_modules/hls.js/dist/hls.min.js', type: 'text/javascript'},
  '/shaka.js': {file: 'node_modules/shaka-player/dist/shaka-player.compiled.js', type: 'text/javascript'},
  '/x2-hlsjs.js': {file: 'packages/x2-hlsjs/dist/x2-hlsjs.iife.js', type: 'text/javascript'},
  '/x2-shaka.js': {file: 'packages/x2-shaka/dist/x2-shaka.iife.js', type: 'text/javascript'},
};

const TWO_RENDITIONS = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=160x90,CODECS="avc1.42c00a"
low/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=160x90,CODECS="avc1.42c00a"
high/index.m3u8
`;

export type Origin = {
  readonly url: string;
  /** Paths of the segments that were asked for, in order, each with its Range header if it had one. */
  readonly segmentRequests: readonly {readonly path: string; readonly range: string | undefined}[];
  /** Answers the next `times` requests for a segment with a status instead of its bytes. */
  failSegment(path: string, status: number, times?: number): void;
  /** Thinks for so long before it answers requests for segments. */
  delaySegments(milliseconds: number): void;
  /** Answers requests for a playlist with what `write` returns at that time; `params` are those of the request. */
  writePlaylist(path: string, write: (params: URLSearchParams) => string): void;
  /** Answers requests for a path by sending them to the one that `to` names at that time. */
  redirect(path: string, to: () => string): void;
  /** Answers requests for a file as for a segment: with its bytes, or the range of them that is asked for. */
  writeFile(path: string, bytes: Buffer): void;
  close(): Promise<void>;
};

/** Serves fMP4 with separate audio below `/cmaf/`, and gives the hashes of its files. */
export function serveCmaf(origin: Origin, list = cmafPlaylist): Readonly<Record<string, string>> {
  const files = new Map([...cmafInitSegments, ...cmafSegments]);
  for (const [name, bytes] of files) origin.writeFile(`/cmaf/${name}`, bytes);
  for (const kind of ['audio', 'video'] as const) origin.writePlaylist(`/cmaf/${kind}.m3u8`, () => list(kind));
  origin.writePlaylist('/cmaf/master.m3u8', () => WITH_SOUND);
  return hashesOf(files);
}

/**
 * Serves the fixture stream (once as it is, once as two renditions), the built packages and the viewer pages; and
 * whole folders, if given, by the prefix of their paths.
 */
export async function startOrigin(folders: Readonly<Record<string, string>> = {}): Promise<Origin> {
  const segmentRequests: {path: string; range: string | undefined}[] = [];
  const failures = new Map<string, {status: number; times: number}>();
  const playlists = new Map<string, (params: URLSearchParams) => string>();
  const files = new Map<string, Buffer>();
  const redirects = new Map<string, () => string>();
  let delay = 0;

  const {port, close} = await serve((request, response) => {
    const {pathname: path, searchParams} = new URL(request.url ?? '/', 'http://origin');
    const file = FILES[path];
    if (file) return send(response, 200, file.type, readFileSync(ROOT + file.file));
    const prefix = Object.keys(folders).find((start) => path.startsWith(start));
    if (prefix) return sendFrom(folders[prefix]!, path.slice(prefix.length), response);
    const redirect = redirects.get(path);
    if (redirect)
      return void response.writeHead(302, {Location: redirect(), 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store'}).end();
    const write = playlists.get(path);
    if (write) return send(response, 200, 'application/vnd.apple.mpegurl', write(searchParams));
    if (path === '/hashes.json') return send(response, 200, 'application/json', JSON.stringify(hashes));
    if (path === '/master.m3u8') return send(response, 200, 'application/vnd.apple.mpegurl', TWO_RENDITIONS);
    if (path === '/live/index.m3u8') return send(response, 200, 'application/vnd.apple.mpegurl', livePlaylist());
    if (path === '/blocking/index.m3u8') return sendNext(searchParams.get('_HLS_msn'), response);
    if (path.endsWith('/index.m3u8')) return send(response, 200, 'application/vnd.apple.mpegurl', playlist());
    if (delay > 0) return void setTimeout(() => sendSegment(path, request, response), delay);
    return sendSegment(path, request, response);
  });

  function sendSegment(path: string, request: IncomingMessage, response: ServerResponse): void {
    const bytes = files.get(path) ?? segments.get(path.slice(path.lastIndexOf('/') + 1));
    if (!bytes) return send(response, 404, 'text/plain', 'not found');
    segmentRequests.push({path, range: request.headers.range});
    const failure = failures.get(path);
    if (failure && failure.times > 0) {
      failure.times -= 1;
      return send(response, failure.status, 'text/plain', 'failure asked for by the test');
    }
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (!range) return send(response, 200, 'video/mp2t', bytes);
    const start = Number(range[1]);
    const end = range[2] ? Number(range[2]) : bytes.length - 1;
    if (start >= bytes.length) {
      response.setHeader('Content-Range', `bytes */${bytes.length}`);
      return send(response, 416, 'text/plain', '');
    }
    response.setHeader('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
    return send(response, 206, 'video/mp2t', bytes.subarray(start, end + 1));
  }

  return {
    url: `http://127.0.0.1:${port}`,
    segmentRequests,
    failSegment: (path, status, times = Infinity) => failures.set(path, {status, times}),
    writePlaylist: (path, write) => playlists.set(path, write),
    delaySegments: (milliseconds) => (delay = milliseconds),
    redirect: (path, to) => redirects.set(path, to),
    writeFile: (path, bytes) => files.set(path, bytes),
    close,
  };
}

/** Answers a reload once the segment it waits for exists; the fixture's segments appear faster than they play. */
function sendNext(wanted: string | null, response: ServerResponse): void {
  const last = wanted === null ? SLIDING_LENGTH - 1 : Number(wanted);
  if (last >= segmentNames.length) return;
  setTimeout(() => send(response, 200, 'application/vnd.apple.mpegurl', blockingPlaylist(last)), wanted === null ? 0 : 500);
}

function sendFrom(folder: string, name: string, response: ServerResponse): void {
  const file = `${folder}/${name}`;
  if (name.includes('..') || !existsSync(file)) return send(response, 404, 'text/plain', 'not found');
  const type = name.endsWith('.html') ? 'text/html' : name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
  return send(response, 200, type, readFileSync(file));
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  // HTML goes without `no-store`, which would keep the page out of the back/forward cache.
  response.writeHead(status, {
    'Content-Type': type,
    'Access-Control-Allow-Origin': '*',
    'Content-Length': Buffer.byteLength(body),
    ...(type !== 'text/html' && {'Cache-Control': 'no-store'}),
  });
  response.end(body);
}
