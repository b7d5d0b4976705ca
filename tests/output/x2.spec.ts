import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {builtEngine, linksOf} from '../../bench/search/builtEngine.ts';
import {shipSite} from '../../scripts/release/shipSite.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {PAGES_SHOWN} from '@x2p2p/search/pagesShown';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {builtFiles} from './builtSite.ts';

// The command x2 with the documentation of the built site, as `npm run pack` puts it together, in a terminal and for an assistant.

const PACKAGE = fileURLToPath(new URL('../../packages/x2-cli/', import.meta.url));
const SITE = ownerValue(owner.siteUrl);
const LIVE = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:7\n#EXTINF:4,\na.ts\n#EXTINF:4,\nb.ts\n';

let folder: string;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'x2-packed-'));
  for (const part of ['package.json', 'dist']) cpSync(PACKAGE + part, join(folder, part), {recursive: true});
  shipSite(BUILD_DIR, join(folder, 'site'));
  writeFileSync(join(folder, 'live.m3u8'), LIVE);
  client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StdioClientTransport({command: process.execPath, args: ['dist/x2.js', 'mcp'], cwd: folder}));
}, 60_000);

afterAll(async () => {
  await client.close();
  rmSync(folder, {recursive: true, force: true});
});

type Outcome = {readonly code: number; readonly out: string; readonly error: string};

const run = (args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['dist/x2.js', ...args], {cwd: folder, maxBuffer: 64 * 1024 * 1024}, (failure, out, error) =>
      resolve({code: failure ? Number(failure.code) : 0, out, error}),
    );
  });

async function call(name: string, input: Record<string, unknown>): Promise<{readonly text: string; readonly isError: boolean}> {
  const {content, isError = false} = await client.callTool({name, arguments: input});
  const [first] = content;
  return {text: first?.type === 'text' ? first.text : '', isError};
}

test.each([
  [
    ['docs', '直播延迟怎么降低', '--json'],
    ['search_docs', {query: '直播延迟怎么降低'}],
  ],
  [
    ['docs', 'zhuanquan', '--json'],
    ['search_docs', {query: 'zhuanquan'}],
  ],
  [
    ['docs', 'qqqqzzzzwwww', '--json'],
    ['search_docs', {query: 'qqqqzzzzwwww'}],
  ],
  [
    ['docs', '--read', `${SITE}/docs/intro#verify`],
    ['read_page', {address: `${SITE}/docs/intro#verify`}],
  ],
  [
    ['explain', 'x2-2002', '--json'],
    ['explain_error', {id: 'x2-2002'}],
  ],
  [
    ['options', '--json'],
    ['option', {}],
  ],
  [
    ['options', 'highDemandTimeWindow', '--json'],
    ['option', {name: 'highDemandTimeWindow'}],
  ],
  [
    ['doctor', 'live.m3u8', '--json', '--fail-on', 'never'],
    ['examine_stream', {target: 'live.m3u8'}],
  ],
  [
    ['doctor', 'live.m3u8', '--json', '--fail-on', 'never'],
    ['examine_stream', {text: LIVE}],
  ],
  [
    'doctor live.m3u8 --json --fail-on never --base https://cdn.x2p2p.example/a.m3u8 --swarm-id room-1 --window 4 --sync-count 2 --uplink 800 --no-low-latency --later live.m3u8'.split(
      ' ',
    ),
    [
      'examine_stream',
      {
        target: 'live.m3u8',
        base: 'https://cdn.x2p2p.example/a.m3u8',
        swarmId: 'room-1',
        window: 4,
        syncCount: 2,
        uplink: 800,
        lowLatency: false,
        later: ['live.m3u8'],
      },
    ],
  ],
] as const)('an assistant is given the bytes that the command prints: %j', async (args, [tool, input]) => {
  const {code, out, error} = await run(args);
  expect({code, error}).toEqual({code: 0, error: ''});
  expect(out.length).toBeGreaterThan(20);
  expect(await call(tool, input)).toEqual({text: out.slice(0, -1), isError: false});
});

test.each([
  [
    ['docs', '--read', '/docs/nowhere'],
    ['read_page', {address: '/docs/nowhere'}],
  ],
  [
    ['docs', '--read', '/../../package.json'],
    ['read_page', {address: '/../../package.json'}],
  ],
  [
    ['docs', '--read', '/%2e%2e%2f..%2fpackage.json'],
    ['read_page', {address: '/%2e%2e%2f..%2fpackage.json'}],
  ],
  [
    ['docs', '--read', 'https://elsewhere.example/docs/intro'],
    ['read_page', {address: 'https://elsewhere.example/docs/intro'}],
  ],
  [
    ['docs', '--read', 'http://[bad'],
    ['read_page', {address: 'http://[bad'}],
  ],
  [
    ['explain', 'X2-9999'],
    ['explain_error', {id: 'X2-9999'}],
  ],
  [
    ['options', 'constructor'],
    ['option', {name: 'constructor'}],
  ],
  [
    ['doctor', 'missing.m3u8'],
    ['examine_stream', {target: 'missing.m3u8'}],
  ],
  [
    ['doctor', 'live.m3u8', '--window', '9999'],
    ['examine_stream', {target: 'live.m3u8', window: 9999}],
  ],
] as const)('an assistant is told the same sentence: %j', async (args, [tool, input]) => {
  const {code, out, error} = await run(args);
  expect({code, out}).toEqual({code: 2, out: ''});
  expect(error).toMatch(/^[^\n]*\p{Script=Han}[^\n]*。\n$/u);
  expect(await call(tool, input)).toEqual({text: error.trimEnd(), isError: true});
});

test.each([
  ['examine_stream', {}],
  ['examine_stream', {target: 'live.m3u8', text: LIVE}],
  ['examine_stream', {target: '-'}],
  ['examine_stream', {target: 'live.m3u8', windw: 4}],
  ['search_docs', {query: 3}],
])('%s refuses %j, and goes on', async (tool, input) => {
  expect(await call(tool, input)).toMatchObject({isError: true});
  expect(await call('explain_error', {id: 'X2-2002'})).toMatchObject({isError: false});
});

test('it finds what the search box finds, whatever is asked', async () => {
  const ask = builtEngine(BUILD_DIR);
  for (const query of ['分享率', 'X2-2002', 'swarmId', '没有 P2P', 'ren duo le jiu ka', 'x'.repeat(10_000), '<script>', '🙂']) {
    const {text} = await call('search_docs', {query});
    const {pages} = JSON.parse(text) as {pages: {sections: {address: string}[]}[]};
    expect(
      pages.flatMap(({sections}) => sections.map(({address}) => address.slice(SITE.length))),
      query,
    ).toEqual(linksOf(ask(query, PAGES_SHOWN)));
  }
});

test('every page that is also Markdown is a resource with its title', async () => {
  const {resources} = await client.listResources();
  expect(resources.map(({uri}) => decodeURI(uri.slice(SITE.length + 1))).sort()).toEqual(
    builtFiles().filter((file) => file.endsWith('.md')),
  );
  expect(resources.find(({uri}) => uri === `${SITE}/docs/intro.md`)).toMatchObject({title: '快速开始', mimeType: 'text/markdown'});
  const {contents} = await client.readResource({uri: `${SITE}/docs/intro.md`});
  expect(contents).toMatchObject([{text: readFileSync(join(BUILD_DIR, 'docs/intro.md'), 'utf8').trimEnd()}]);
  await expect(client.readResource({uri: `${SITE}/docs/nowhere.md`})).rejects.toThrow();
});

test('the answer in words names pages, addresses and snippets, and says when there is none', async () => {
  const {out} = await run(['docs', 'X2-2002']);
  expect(out).toMatch(/^错误编号\n {2}https:\/\/\S+\/docs\/faq\/errors#x2-2002\n {2}X2-2002：令牌被 Tracker 拒绝：.{20}/);
  expect((await run(['docs', 'qqqqzzzzwwww'])).out).toBe('没有找到，换几个词试试。\n');
});

test('what pages print of x2 runs', async () => {
  const printed = builtFiles()
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(join(BUILD_DIR, file), 'utf8').matchAll(/^npx --yes --package \S+ x2 (.+)$/gm)].map(([, words]) => words!),
    );
  // The tracker runs until it is stopped: packages/x2-cli/src/command.spec.ts.
  const commands = [...new Set(printed)].filter((words) => !words.startsWith('tracker '));
  expect(commands.length).toBeGreaterThan(0);
  for (const words of commands) expect(await run(words.split(' ')), words).toMatchObject({code: 0, error: ''});
});
