import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSiteServer, listen} from '../../scripts/siteServer.ts';
import {ask, type Answer} from '../deploy/ask.ts';
import {builtFiles, fileOf} from './builtSite.ts';

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createSiteServer();
  port = Number(new URL(await listen(server, 0)).port);
});
afterAll(() => void server.close());

const get = (path: string, headers: Readonly<Record<string, string>>): Promise<Answer> => ask({port, path, headers});
const page = readFileSync(fileOf('/docs/intro'));

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('text is sent as %s to who takes it', async (encoding, unpack) => {
  const {headers, body} = await get('/docs/intro', {'accept-encoding': encoding});
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toContain('Accept-Encoding');
  expect(unpack(body).equals(page)).toBe(true);
  expect(body.length).toBeLessThan(page.length / 3);
});

test('text goes out as it is to who takes nothing else', async () => {
  const {headers, body} = await get('/docs/intro', {});
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.equals(page)).toBe(true);
});

test('a range is of the file, in whatever encoding the rest may be asked for', async () => {
  const {status, headers, body} = await get('/docs/intro', {'accept-encoding': 'br', range: 'bytes=100-4999'});
  expect([status, headers['content-encoding'], headers['content-range']]).toEqual([206, undefined, `bytes 100-4999/${page.length}`]);
  expect(body.equals(page.subarray(100, 5000))).toBe(true);
});

test('media have their length, for players to count', async () => {
  const segment = builtFiles().find((path) => path.endsWith('.ts'))!;
  const {headers, body} = await get(`/${segment}`, {'accept-encoding': 'br'});
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(body.length)]);
});
