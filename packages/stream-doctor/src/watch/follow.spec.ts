import type {RequestListener} from 'node:http';
import {afterEach, expect, test} from 'vitest';
import {serve, type Served} from '@x2p2p/test-tools/loopback';
import {defaultSettings} from '../input.ts';
import type {StreamProblem} from '../playlist/StreamProblem.ts';
import {follow, type FollowOptions} from './follow.ts';
import type {WatchEvent} from './types.ts';

let server: Served | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const list = (more = '') => {
  const first = Math.floor(Date.now() / 1000);
  return `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:${first}\n${Array.from({length: 6}, (_, index) => `#EXTINF:1,\ns${first + index}.ts\n`).join('')}${more}`;
};

/** Follows until an event is as wanted, and returns what was said until then. */
async function until(isWanted: (event: WatchEvent) => boolean, answer: RequestListener, options: Partial<FollowOptions> = {}) {
  server = await serve(answer);
  const events: WatchEvent[] = [];
  const stop = new AbortController();
  await follow(`${server.url}/a.m3u8`, {
    fetch,
    origin: 'https://player.x2p2p.example',
    settings: defaultSettings,
    signal: stop.signal,
    onEvent: (event) => {
      events.push(event);
      if (isWanted(event)) stop.abort();
    },
    ...options,
  }).catch((error: StreamProblem) => {
    if (error.id !== 'cancelled') throw error;
  });
  return events;
}
const isWarning = (id: string) => (event: WatchEvent) => event.event === 'warning' && event.id === id;

test('a segment that cannot be had is asked for twice before it is named', async () => {
  const asked: string[] = [];
  const events = await until(isWarning('segment-missing'), (request, response) => {
    if (request.url!.endsWith('.m3u8')) return void response.writeHead(200).end(list());
    asked.push(request.url!);
    return void response.writeHead(404).end();
  });
  const warning = events.find(isWarning('segment-missing'));
  expect(warning).toMatchObject({detail: expect.stringContaining('404')});
  const number = /(\d+) 号/.exec((warning as {title: string}).title)![1];
  expect(asked.filter((url) => url === `/s${number}.ts`)).toHaveLength(2);
});

test('of renditions the one with the highest rate is followed', async () => {
  const asked = new Set<string>();
  await until(
    ({event}) => event === 'reading',
    (request, response) => {
      asked.add(request.url!);
      response
        .writeHead(200)
        .end(
          request.url === '/a.m3u8'
            ? '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=9\nhigh.m3u8\n'
            : list(),
        );
    },
  );
  expect([...asked].slice(0, 2)).toEqual(['/a.m3u8', '/high.m3u8']);
});

test('nothing is asked for while it may not', async () => {
  let asked = 0;
  let allow: (() => void) | undefined;
  const stop = new AbortController();
  server = await serve((request, response) => {
    if (request.url === '/a.m3u8') asked += 1;
    response.writeHead(200).end(list());
  });
  const isWaiting = new Promise<void>((resolve) => {
    void follow(`${server!.url}/a.m3u8`, {
      fetch,
      settings: defaultSettings,
      signal: stop.signal,
      onEvent: () => undefined,
      mayAsk: () => new Promise((go) => (resolve(), (allow = go))),
    }).catch(() => undefined);
  });
  await isWaiting;
  expect(asked).toBe(1);
  allow!();
  await expect.poll(() => asked, {timeout: 5000}).toBe(2);
  stop.abort();
});

test.each<[string, RequestListener, string, RegExp]>([
  ['a recording', (_, response) => void response.end(list('#EXT-X-ENDLIST\n')), 'not-live', /^这是点播.*。$/],
  ['a page', (_, response) => void response.end('<html></html>'), 'html', /。$/],
  ['an error', (_, response) => void response.writeHead(403).end(), 'http-status', /^[^。]*403[^。]*。$/],
])('%s is refused in one sentence', async (_, answer, id, words) => {
  await expect(until(() => false, answer)).rejects.toMatchObject({id, message: expect.stringMatching(words)});
});

test('no permission is said in a sentence that helps who wants to follow', async () => {
  const blocked = ((_: URL, init?: RequestInit) =>
    init?.mode === 'no-cors' ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
  await expect(
    until(
      () => false,
      () => undefined,
      {fetch: blocked, origin: undefined},
    ),
  ).rejects.toMatchObject({
    id: 'cors',
    message: expect.stringMatching(/^[^。]*CORS[^。]*--watch[^。]*。$/),
  });
});

test('a list that fails and comes back is followed on', async () => {
  let count = 0;
  const events = await until(
    (event) => event.event === 'over',
    (request, response) => {
      if (!request.url!.endsWith('.m3u8')) return void response.writeHead(200).end('xx');
      count += 1;
      const isDown = count > 4 && count < 9;
      return void response.writeHead(isDown ? 503 : 200).end(isDown ? '' : list());
    },
  );
  expect(events.some(isWarning('failing'))).toBe(true);
  expect(events.some((event) => event.event === 'reading' && event.failure?.includes('503'))).toBe(true);
}, 30_000);
