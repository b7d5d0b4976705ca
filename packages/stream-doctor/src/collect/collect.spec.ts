import type {RequestListener} from 'node:http';
import {afterEach, expect, test} from 'vitest';
import {deadPort, serve as startServer, type Served} from '@x2p2p/test-tools/loopback';
import {diagnose} from '../diagnose.ts';
import type {StreamProblem} from '../playlist/StreamProblem.ts';
import {collect, type CollectOptions} from './collect.ts';

let server: Served | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function serve(answer: RequestListener): Promise<string> {
  server = await startServer(answer);
  return server.url;
}

const options: CollectOptions = {fetch, origin: 'https://player.x2p2p.example', recheck: false};
const CORS = {'access-control-allow-origin': '*', 'access-control-expose-headers': 'Content-Length, Content-Range'};
const media = (first: number) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:${first}\n${Array.from({length: 8}, (_, i) => `#EXTINF:1,\ns${first + i}.ts`).join('\n')}\n`;
const idsOf = async (address: string, more: Partial<CollectOptions> = {}) =>
  diagnose(await collect(address, {...options, ...more})).findings.map(({id}) => id);
const problem = async (promise: Promise<unknown>): Promise<StreamProblem> =>
  promise.then(
    () => Promise.reject(new Error('no problem')),
    (error: StreamProblem) => error,
  );

test('a good server has nothing to mend in its answers', async () => {
  const seen: string[] = [];
  const base = await serve((request, response) => {
    seen.push(`${request.url} ${request.headers.range ?? ''} ${request.headers.origin}`);
    if (request.url?.endsWith('.ts'))
      response.writeHead(206, {...CORS, 'content-range': 'bytes 0-1/200000', 'content-length': '2'}).end('xx');
    else response.writeHead(200, {...CORS, 'content-type': 'application/vnd.apple.mpegurl'}).end(media(5));
  });
  const ids = await idsOf(`${base}/live.m3u8`);
  expect(ids).toContain('range-fine');
  expect(ids).not.toContain('cors-missing');
  expect(seen).toEqual(['/live.m3u8  https://player.x2p2p.example', '/s11.ts bytes=0-1 https://player.x2p2p.example']);
});

test.each([
  [
    'the last but one of a live window',
    '#EXTINF:1,\n#EXT-X-BYTERANGE:100@0\na.ts\n#EXTINF:1,\n#EXT-X-BYTERANGE:200@700\nb.ts\n#EXTINF:1,\n#EXT-X-BYTERANGE:100@9000\nc.ts\n',
    '/b.ts bytes=700-701',
  ],
  [
    'the first of a recording',
    '#EXTINF:1,\n#EXT-X-BYTERANGE:100@300\na.ts\n#EXTINF:1,\n#EXT-X-BYTERANGE:200@700\na.ts\n#EXT-X-ENDLIST\n',
    '/a.ts bytes=300-301',
  ],
  ['a file of its own', '#EXTINF:1,\na.ts\n#EXT-X-ENDLIST\n', '/a.ts bytes=0-1'],
])('two bytes are asked for where the segment begins: %s', async (_, list, expected) => {
  const asked: string[] = [];
  const base = await serve((request, response) => {
    if (request.url !== '/a.m3u8') asked.push(`${request.url} ${request.headers.range}`);
    response
      .writeHead(200, CORS)
      .end(request.url === '/a.m3u8' ? `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:1\n${list}` : 'xx');
  });
  await collect(`${base}/a.m3u8`, options);
  expect(asked).toEqual([expected]);
});

test('the cookies of the reader go nowhere, and nothing comes from the cache', async () => {
  const asked: (RequestInit | undefined)[] = [];
  const answers = ((_: URL, init?: RequestInit) => (asked.push(init), Promise.resolve(new Response(media(1))))) as typeof fetch;
  const blocked = ((_: URL, init?: RequestInit) => (asked.push(init), Promise.reject(new TypeError('Failed to fetch')))) as typeof fetch;
  await collect('https://cdn.x2p2p.example/a.m3u8', {fetch: answers, recheck: false});
  await problem(collect('https://cdn.x2p2p.example/a.m3u8', {fetch: blocked}));
  // The playlist and a segment; the playlist again, and the request that tells whether anything answers at all.
  expect(asked.map((init) => init?.mode)).toEqual([undefined, undefined, undefined, 'no-cors']);
  for (const init of asked) expect(init).toMatchObject({credentials: 'omit', cache: 'no-store'});
});

test('missing headers, ignored Range, long caching and a redirect are found', async () => {
  const base = await serve((request, response) => {
    if (request.url === '/go') response.writeHead(302, {location: '/edge/live.m3u8'}).end();
    else if (request.url?.endsWith('.ts')) response.writeHead(200, CORS).end('x'.repeat(1000));
    else response.writeHead(200, {'content-type': 'text/html', 'cache-control': 'max-age=30'}).end(media(5));
  });
  expect(await idsOf(`${base}/go`)).toEqual(
    expect.arrayContaining(['cors-missing', 'range-ignored', 'playlist-cached', 'content-type', 'redirected']),
  );
});

test('a live playlist is read twice, and a reset in between is found', async () => {
  let first = 90;
  const base = await serve((request, response) => {
    response.writeHead(200, CORS).end(request.url?.endsWith('.ts') ? 'x' : media(first));
    if (!request.url?.endsWith('.ts')) first = 0;
  });
  const drafts: number[] = [];
  expect(await idsOf(`${base}/live.m3u8`, {recheck: true, onDraft: (_, wait) => drafts.push(wait)})).toContain('sequence-reset');
  expect(drafts).toEqual([2]);
});

test('a live stream that stands still is not called good', async () => {
  const base = await serve((request, response) => void response.writeHead(200, CORS).end(request.url?.endsWith('.ts') ? 'x' : media(5)));
  const ids = await idsOf(`${base}/live.m3u8`, {recheck: true});
  expect(ids).toContain('stale');
  expect(ids).not.toContain('sequence-steady');
});

test.each([
  [1, 2],
  [6, 9.5],
  [10, 15.5],
  [60, 20],
])('a target duration of %i s is waited for %s s', async (target, wait) => {
  const base = await serve((_, response) => void response.writeHead(200, CORS).end(media(5).replace('DURATION:1', `DURATION:${target}`)));
  const controller = new AbortController();
  const waits: number[] = [];
  await problem(
    collect(`${base}/live.m3u8`, {
      ...options,
      recheck: true,
      signal: controller.signal,
      onDraft: (_, seconds) => (waits.push(seconds), controller.abort()),
    }),
  );
  expect(waits).toEqual([wait]);
});

test('of a multivariant playlist all renditions are read, the highest variant first', async () => {
  const asked: string[] = [];
  const base = await serve((request, response) => {
    asked.push(request.url!);
    const text =
      request.url === '/m.m3u8'
        ? '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="x",URI="a.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=100000,AUDIO="a"\nlow.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=900000,AUDIO="a"\nhigh.m3u8'
        : media(1);
    response.writeHead(request.url === '/a.m3u8' ? 404 : 200, CORS).end(text);
  });
  const input = await collect(`${base}/m.m3u8`, options);
  expect(asked.slice(0, 2)).toEqual(['/m.m3u8', '/high.m3u8']);
  expect(asked.slice(2, 4).sort()).toEqual(['/a.m3u8', '/low.m3u8']);
  expect(input.unexamined?.[0]).toContain('404');
  const {streams, findings} = diagnose(input);
  expect(streams.map(({label}) => label)).toEqual(['900 kbit/s', '100 kbit/s']);
  expect(findings.map(({id}) => id)).toContain('renditions-aligned');
});

test('variables are filled in before anything is asked for', async () => {
  const asked: string[] = [];
  const base = await serve((request, response) => {
    asked.push(request.url!);
    const variant = `${media(1).replace('#EXTINF', '#EXT-X-DEFINE:IMPORT="dir"\n#EXTINF').replaceAll(/^s/gm, '{$dir}/s')}#EXT-X-ENDLIST\n`;
    const text = request.url!.startsWith('/m.m3u8')
      ? '#EXTM3U\n#EXT-X-DEFINE:NAME="dir",VALUE="d/1"\n#EXT-X-DEFINE:QUERYPARAM="t"\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="x",URI="{$dir}/a.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=100000,AUDIO="a"\n{$dir}/{$t}.m3u8'
      : variant;
    response.writeHead(200, CORS).end(text);
  });
  await collect(`${base}/m.m3u8?t=low`, options);
  // Pictures and sound are asked for at the same time, so either may arrive first.
  expect(asked.sort()).toEqual(['/d/1/a.m3u8', '/d/1/d/1/s1.ts', '/d/1/low.m3u8', '/m.m3u8?t=low']);
});

test('a film is not read to its end', async () => {
  let sent = 0;
  const base = await serve((_, response) => {
    response.writeHead(200, CORS);
    const push = (): void => {
      if (response.destroyed || sent > 60_000_000) return void response.end();
      sent += 1_000_000;
      if (response.write(Buffer.alloc(1_000_000, 65))) setImmediate(push);
      else response.once('drain', push);
    };
    push();
  });
  expect((await problem(collect(`${base}/film.mp4`, options))).id).toBe('too-large');
  expect(sent).toBeLessThan(30_000_000);
});

test.each([
  ['bad-address', 'javascript:alert(1)'],
  ['bad-address', 'live.m3u8'],
  ['network', `http://localhost:${await deadPort()}/live.m3u8`],
])('%s', async (id, address) => {
  expect((await problem(collect(address, options))).id).toBe(id);
});

test('an address over http is refused before any request from a page over https', async () => {
  const never = () => Promise.reject(new Error('asked'));
  expect((await problem(collect('http://cdn.x2p2p.example/a.m3u8', {fetch: never, pageProtocol: 'https:'}))).id).toBe('mixed-content');
});

test('in a page, an answer without CORS and no answer are told apart', async () => {
  const blocked = ((_: URL, init?: RequestInit) =>
    init?.mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
  const dead = (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
  expect((await problem(collect('https://cdn.x2p2p.example/a.m3u8', {fetch: blocked}))).id).toBe('cors');
  expect((await problem(collect('https://cdn.x2p2p.example/a.m3u8', {fetch: dead}))).id).toBe('network');
});

test('cancelling says so', async () => {
  const base = await serve(() => undefined);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 50);
  expect((await problem(collect(`${base}/slow.m3u8`, {...options, signal: controller.signal}))).id).toBe('cancelled');
});
