import type {ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {serve, type Served} from '@x2p2p/test-tools/loopback';
import {playlist, segments} from '../../tests/engine/media.ts';
import {pageFiles} from '../pageFiles.ts';
import type {Profile} from './profiles.ts';

const sendPageFile = pageFiles({
  '/viewer.html': 'bench/engine/page/viewer.html',
  '/viewer.js': 'bench/engine/page/viewer.js',
  '/hls.js': 'node_modules/hls.js/dist/hls.min.js',
  '/x2-hlsjs.js': 'packages/x2-hlsjs/dist/x2-hlsjs.iife.js',
});

/** How often the clip is played over: long enough that nobody sees its end. */
const ROUNDS = 5;
const CHUNK_BYTES = 16 * 1024;

export type Origin = Served & {
  /** Forgets earlier requests, and treats those of this viewer as the profile says. */
  begin(profile: Profile): void;
  /** Bytes of segments that the viewer got, repeated ones included. */
  sentBytes(): number;
};

/**
 * Serves the stream and the pages. Segments under `/measured/` suffer what the profile says; givers take theirs from `/given/`. Both
 * have one swarm id.
 */
export async function startOrigin(): Promise<Origin> {
  let profile: Profile = {name: ''};
  let count = 0;
  let sent = 0;
  let startedAt: number | undefined;
  let freeAt = 0;

  async function sendSegment(path: string, range: string | undefined, response: ServerResponse): Promise<void> {
    const bytes = segments.get(path.slice(path.lastIndexOf('/') + 1));
    const isMeasured = path.startsWith('/measured/');
    if (!bytes) return void response.writeHead(404).end();
    startedAt ??= isMeasured ? performance.now() : undefined;
    const seconds = (performance.now() - (startedAt ?? performance.now())) / 1000;
    const {status, delay = 0, breaksAt = 1} = (isMeasured && profile.origin?.({count: count++, seconds})) || {};
    if (delay > 0) await wait(delay);
    const headers = {'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store'};
    if (status) return void response.writeHead(status, headers).end();
    const from = Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
    const body = bytes.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      ...headers,
      'Content-Type': 'video/mp2t',
      'Content-Length': body.length,
      ...(from > 0 && {'Content-Range': `bytes ${from}-${bytes.length - 1}/${bytes.length}`}),
    });
    const end = Math.floor(body.length * breaksAt);
    for (let at = 0; at < end && !response.destroyed; at += CHUNK_BYTES) {
      const piece = body.subarray(at, Math.min(end, at + CHUNK_BYTES));
      if (isMeasured && profile.bitsPerSecond) {
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + (piece.length * 8000) / profile.bitsPerSecond;
        await wait(freeAt - now);
      }
      response.write(piece);
      if (isMeasured) sent += piece.length;
    }
    if (breaksAt < 1) response.destroy();
    else response.end();
  }

  const served = await serve((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://origin');
    if (sendPageFile(pathname, response)) return;
    if (pathname.endsWith('.m3u8'))
      return void response
        .writeHead(200, {'Content-Type': 'application/vnd.apple.mpegurl', 'Access-Control-Allow-Origin': '*'})
        .end(longPlaylist());
    return void sendSegment(pathname, request.headers.range, response);
  });

  return {
    ...served,
    begin(next) {
      profile = next;
      count = sent = freeAt = 0;
      startedAt = undefined;
    },
    sentBytes: () => sent,
  };
}

/** The clip several times in a row: each round has addresses of its own, and begins with a discontinuity. */
function longPlaylist(): string {
  const entries = (round: number) =>
    playlist(`r${round}/`)
      .split(/(?=#EXTINF)/)
      .slice(1)
      .join('')
      .replace('#EXT-X-ENDLIST', '');
  const [head = ''] = playlist().split('#EXTINF');
  const rounds = Array.from({length: ROUNDS}, (_, round) => entries(round).trim());
  return `${head}${rounds.join('\n#EXT-X-DISCONTINUITY\n')}\n#EXT-X-ENDLIST\n`;
}
