import {execFile, execFileSync, spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {errorCatalog} from 'x2-core/errors';
import {optionNames} from 'x2-core/options';
import {expect, test} from 'vitest';

// The built command, as a shell runs it. Needs `npm run packages` first.

const PROGRAM = fileURLToPath(new URL('../dist/x2.js', import.meta.url));

type Outcome = {readonly code: number; readonly out: string; readonly error: string};

const runFile = (program: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (failure, out, error) =>
      resolve({code: failure ? Number(failure.code) : 0, out, error}),
    );
  });
const run = (...args: readonly string[]): Promise<Outcome> => runFile(PROGRAM, args);

const ONE_SENTENCE = /^[^\n]*\p{Script=Han}[^\n]*。\n$/u;

test('every number is explained, in whatever way it is written', async () => {
  for (const asked of ['X2-2002', 'x2-2002', '2002', 'x22002']) expect((await run('explain', asked)).out).toContain('令牌被 Tracker 拒绝');
  const {out} = await run('explain', 'X2-2002', '--json');
  expect(JSON.parse(out)).toEqual({id: 'X2-2002', ...errorCatalog['X2-2002']});
});

test('every option is listed, and one is told in full', async () => {
  const {out} = await run('options');
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(optionNames);
  expect((await run('options', 'highDemandTimeWindow')).out).toMatch(/取值：0–3600 s\n默认：15\n/);
  expect(JSON.parse((await run('options', 'swarmId', '--json')).out)).toMatchObject({name: 'swarmId'});
});

test.each([
  [['trackr'], '没有 trackr 这个命令'],
  [['constructor'], '没有 constructor 这个命令'],
  [['explain'], '要给出一个错误编号'],
  [['explain', 'X2-9999'], '没有 X2-9999 这个编号'],
  [['explain', 'toString'], '没有 toString 这个编号'],
  [['options', 'highDemandTimeWindw'], '是不是 highDemandTimeWindow'],
  [['options', 'toString'], '没有 toString 这个选项'],
  [['options', '--jsn'], '没有 --jsn 这个选项'],
  [['tracker', '--port', 'many'], '不是端口号'],
  [['tracker', '--port'], '--port'],
  [['tracker', 'now'], '多写了一个词'],
  [['docs'], '要写查什么'],
  [['docs', '--read'], '--read'],
  [['docs', 'words', '--read', '/docs/intro'], '--read 后面只写一个地址'],
  [['doctor'], '要给出一个地址'],
  [['doctor', 'missing.m3u8'], '没有叫 missing.m3u8 的文件'],
  [['doctor', '--windw', '3'], 'x2 doctor --help'],
  [['mcp', 'now'], '多写了一个词'],
])('%j: one sentence, code 2', async (args, words) => {
  const {code, out, error} = await run(...args);
  expect({code, out}).toEqual({code: 2, out: ''});
  expect(error).toContain(words);
  expect(error).toMatch(ONE_SENTENCE);
});

test('a port that is taken is named', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as {port: number};
  try {
    expect(await run('tracker', '--port', String(port))).toMatchObject({code: 2, error: expect.stringContaining(`端口 ${port} 已被占用`)});
  } finally {
    server.close();
  }
});

test('the tracker lets a token in, refuses another, and stops when told', async () => {
  const child = spawn(process.execPath, [PROGRAM, 'tracker', '--port', '0', '--token', 'good']);
  try {
    const said = await new Promise<string>((resolve) => child.stdout.once('data', (data: Buffer) => resolve(data.toString())));
    const [url = ''] = /ws:\/\/\S+/.exec(said) ?? [];
    expect(await announce(`${url}?token=good`)).toMatchObject({action: 'announce', complete: expect.any(Number)});
    expect(await announce(`${url}?token=bad`)).toMatchObject({'failure reason': 'token rejected'});
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
  }
});

test('the doctor is the one of stream-doctor, its options and exit codes included', async () => {
  const [doctor, playlist] = ['../../stream-doctor/dist/cli.js', '../../stream-doctor/fixtures/live-3x4.m3u8'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  ) as [string, string];
  const {code, out} = await run('doctor', playlist, '--json', '--window', '20');
  expect(code).toBe(1);
  expect(out).toBe(
    execFileSync(process.execPath, [doctor, playlist, '--json', '--window', '20', '--fail-on', 'never'], {encoding: 'utf8'}),
  );
  expect((await run('doctor', playlist, '--fail-on', 'never')).code).toBe(0);
  expect((await run('doctor', '--help')).out).toMatch(/^用法：x2 doctor /);
});

test('a command loads what it needs and no more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'x2-loaded-'));
  try {
    execFileSync(process.execPath, [PROGRAM, 'explain', 'X2-2002'], {env: {...process.env, NODE_V8_COVERAGE: folder}});
    const coverage = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as {result: {url: string}[]});
    const dist = new URL('../dist/', import.meta.url).href;
    const loaded = coverage.flatMap(({result}) => result.map(({url}) => url)).filter((url) => url.startsWith(dist));
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.reduce((sum, url) => sum + readFileSync(new URL(url)).length, 0)).toBeLessThan(20_000);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('without the documentation, as built and not packed, it says where that comes from', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'x2-bare-'));
  try {
    cpSync(join(PROGRAM, '../../package.json'), join(folder, 'package.json'));
    cpSync(join(PROGRAM, '..'), join(folder, 'dist'), {recursive: true});
    for (const args of [['docs', '分享率'], ['docs', '--read', '/docs/intro'], ['mcp']])
      expect(await runFile(join(folder, 'dist/x2.js'), args)).toEqual({
        code: 2,
        out: '',
        error: expect.stringMatching(/npm run pack.*。\n$/),
      });
  } finally {
    rmSync(folder, {recursive: true});
  }
});

/** What a tracker answers to a viewer without offers. */
async function announce(url: string): Promise<unknown> {
  const {WebSocket} = (await import('ws')) as unknown as {WebSocket: typeof globalThis.WebSocket};
  const socket = new WebSocket(url);
  try {
    return await new Promise((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error(`${url} cannot be reached`)));
      socket.addEventListener('message', ({data}) => resolve(JSON.parse(String(data))));
      socket.addEventListener('open', () =>
        socket.send(
          JSON.stringify({
            action: 'announce',
            event: 'started',
            info_hash: 'a'.repeat(20),
            peer_id: 'b'.repeat(20),
            numwant: 0,
            offers: [],
            uploaded: 0,
            downloaded: 0,
            left: 1,
          }),
        ),
      );
    });
  } finally {
    socket.close();
  }
}
