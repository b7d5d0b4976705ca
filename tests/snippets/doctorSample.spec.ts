import {execFile} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {EXAMPLES_DIR} from '@x2p2p/site/remark/remarkExample';

// The sample of stream-doctor as a library, run by Node. Needs `npm run packages` first.

const head = (tags = '') => `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:1\n${tags}`;
const segments = (count: number) => Array.from({length: count}, (_, index) => `#EXTINF:1,\n${index}.ts\n`).join('');

/** A recording with nothing wrong, and a live list too short for P2P. */
const lists: Readonly<Record<string, string>> = {
  '/recorded.m3u8': `${head('#EXT-X-PLAYLIST-TYPE:VOD\n')}${segments(60)}#EXT-X-ENDLIST\n`,
  '/short.m3u8': head() + segments(3),
};

let server: Server;

beforeAll(async () => {
  server = createServer(({url}, response) => {
    const text = lists[url!] ?? (url!.endsWith('.ts') ? 'xx' : undefined);
    response.writeHead(text ? 200 : 404, {'access-control-allow-origin': '*'}).end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});

afterAll(() => server.close());

const check = (path: string): Promise<{code: number; out: string; error: string}> =>
  new Promise((resolve) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    execFile(process.execPath, [`${EXAMPLES_DIR}doctor-check/check.mjs`, address], (failure, out, error) =>
      resolve({code: failure ? Number(failure.code) : 0, out, error}),
    );
  });

test.each([
  ['/recorded.m3u8', 0, '点播'],
  ['/short.m3u8', 1, '直播'],
])('%s is examined: code %i', async (path, code, words) => {
  expect(await check(path)).toEqual({code, out: expect.stringContaining(words), error: ''});
});

test('what is not there is one sentence and code 2', async () => {
  expect(await check('/none.m3u8')).toEqual({code: 2, out: '', error: expect.stringMatching(/^[^\n]*404[^\n]*。\n$/)});
});
