import {execFile, execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}.m3u8`, import.meta.url));

type Outcome = {readonly code: number; readonly out: string; readonly error: string};

/** Runs the built command as a shell would. */
function run(args: readonly string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [PROGRAM, ...args], (failure, out, error) =>
      resolve({code: failure ? Number(failure.code) : 0, out, error}),
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

test.each([
  [0, ['live-window-15x4']],
  [1, ['live-3x4']],
  [0, ['live-3x4', '--fail-on', 'never']],
  [0, ['live-6x4']],
  [1, ['live-6x4', '--fail-on', 'warning']],
  [2, ['live-6x4', '--fail-on', 'sometimes']],
  [2, ['live-6x4', '--window', 'many']],
  [2, ['live-6x4', '--unknown']],
  [2, ['live-6x4', '--base', 'cdn.x2p2p.example/a.m3u8']],
])('exit code %i of %j', async (code, [name, ...rest]) => {
  expect((await run([fixture(name!), ...rest])).code).toBe(code);
});

test.each([
  [['--unknown'], '没有 --unknown 这个选项'],
  [['--base'], '--base'],
  [['--base', 'cdn.x2p2p.example/a.m3u8'], 'http'],
])('says in one Chinese sentence what is wrong with %j', async (args, words) => {
  const {error} = await run([fixture('live-6x4'), ...args]);
  expect(error).toContain(words);
  expect(error).toMatch(/^[^\n]*\p{Script=Han}[^\n]*。\n$/u);
});

test('reads standard input and prints JSON', async () => {
  const {code, out} = await run(
    ['-', '--json', '--base', 'https://cdn.x2p2p.example/a.m3u8?t=1'],
    '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:1\n#EXTINF:4,\na.ts\n',
  );
  const report = JSON.parse(out);
  expect(code).toBe(1);
  expect(report).toMatchObject({verdict: 'problem', kind: 'media'});
  expect(report.swarms[0].streamSwarmId).toBe('v2-https://cdn.x2p2p.example/a.m3u8-main-only');
});

test.each([
  ['nothing', [], ''],
  ['no file', ['missing.m3u8'], ''],
  ['an empty input', ['-'], ''],
  ['a web page', ['-'], '<html></html>'],
  ['50 MB', ['-'], 'x'.repeat(50_000_000)],
  ['another protocol', ['ftp://x2p2p.example/a.m3u8'], ''],
])('%s is one sentence on the error output and code 2', async (_, args, input) => {
  const {code, out, error} = await run(args, input);
  expect([code, out]).toEqual([2, '']);
  expect(error.trim().split('\n')).toHaveLength(1);
});

test('a recording of a browser is examined like the stream itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stream-doctor-'));
  const list = (first: number) =>
    `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:${first}\n${Array.from({length: 15}, (_, index) => `#EXTINF:4,\ns${first + index}.ts\n`).join('')}`;
  const entries = [900, 3].map((first, index) => ({
    startedDateTime: `2026-11-29T08:00:0${4 * index}.000Z`,
    request: {url: 'https://cdn.x2p2p.example/a.m3u8', headers: []},
    response: {status: 200, headers: [], content: {text: list(first)}},
  }));
  try {
    writeFileSync(join(folder, 'a.har'), JSON.stringify({log: {entries}}));
    writeFileSync(join(folder, 'broken.HAR'), '{"log": {');
    const {code, out} = await run([join(folder, 'a.har'), '--json']);
    expect([code, JSON.parse(out).finalAddress]).toEqual([1, 'https://cdn.x2p2p.example/a.m3u8']);
    expect(JSON.parse(out).findings.map(({id}: {id: string}) => id)).toContain('sequence-reset');
    expect(await run([join(folder, 'broken.HAR')])).toMatchObject({code: 2, error: expect.stringMatching(/^这不是 HAR 文件.*。\n$/)});
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('a playlist cannot steer the terminal', async () => {
  const {out} = await run(
    ['-', '--base', 'https://cdn.x2p2p.example/a.m3u8'],
    `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n\u001b[2Ja.ts?x\n#EXTINF:4,\n\u001b[2Ja.ts?x\n`,
  );
  expect(out).toContain('a.ts');
  expect(out).not.toContain('\u001b');
});

test('an address is fetched, a live one twice', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += Number(request.url === '/a.m3u8');
    response
      .writeHead(200, {'access-control-allow-origin': '*'})
      .end(
        request.url === '/a.m3u8'
          ? `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:${asked === 1 ? 900 : 3}\n${Array.from({length: 20}, (_, i) => `#EXTINF:1,\ns${i}.ts\n`).join('')}`
          : 'xx',
      );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const {code, out} = await run([`http://127.0.0.1:${(server.address() as AddressInfo).port}/a.m3u8`, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out).findings.map(({id}: {id: string}) => id)).toContain('sequence-reset');
    expect(asked).toBe(2);
  } finally {
    server.close();
  }
});

test('a text that came later is compared', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stream-doctor-'));
  const list = (first: number) =>
    `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:${first}\n${Array.from({length: 15}, (_, index) => `#EXTINF:4,\ns${first + index}.ts\n`).join('')}`;
  try {
    for (const first of [900, 901, 3]) writeFileSync(join(folder, `${first}.m3u8`), list(first));
    const [before, now, reset] = [900, 901, 3].map((first) => join(folder, `${first}.m3u8`)) as [string, string, string];
    const idsOf = async (args: readonly string[]) =>
      JSON.parse((await run([...args, '--json'])).out).findings.map(({id}: {id: string}) => id);
    expect(await idsOf([before, '--later', now])).toContain('sequence-steady');
    expect(await idsOf([before, '--later', now, '--later', reset])).toContain('sequence-reset');
    for (const args of [
      [before, '--later', join(folder, 'none.m3u8')],
      ['https://cdn.x2p2p.example/a.m3u8', '--later', now],
      [before, '--for', '3'],
      [before, '--watch'],
    ])
      expect(await run(args), args.join(' ')).toMatchObject({code: 2, out: '', error: expect.stringMatching(/^[^\n]*。\n$/)});
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('a live list is followed, one line of JSON for each thing that happens', async () => {
  const begun = Date.now();
  const server = createServer((request, response) => {
    const second = Math.floor((Date.now() - begun) / 1000);
    const first = second < 4 ? 900 + second : second - 4;
    response
      .writeHead(200)
      .end(
        request.url === '/a.m3u8'
          ? `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:${first}\n${Array.from({length: 6}, (_, i) => `#EXTINF:1,\n${second < 4 ? 'a' : 'b'}${first + i}.ts\n`).join('')}${second < 9 ? '' : '#EXT-X-ENDLIST\n'}`
          : 'xx',
      );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.m3u8`;
    const {code, out} = await run([address, '--watch', '--json']);
    const events = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events[0]).toMatchObject({event: 'start', targetDuration: 1, distance: 3});
    expect(events.filter(({event}) => event === 'warning').map(({id}) => id)).toContain('reset');
    expect(events.at(-1)).toMatchObject({event: 'end'});
    expect(code).toBe(1);
    expect(await run([address, '--watch'])).toMatchObject({code: 2, error: expect.stringContaining('这是点播')});
  } finally {
    server.close();
  }
}, 60_000);

test('a watch ends when its time is up, or when it is told to', async () => {
  const server = createServer((_, response) => {
    const first = Math.floor(Date.now() / 1000);
    response.writeHead(200).end(`#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:${first}\n${'#EXTINF:1,\na.ts\n'.repeat(6)}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.m3u8`;
    const {code, out} = await run([address, '--watch', '--for', '2', '--fail-on', 'never']);
    expect([code, out.startsWith('开始盯')]).toEqual([0, true]);
    const child = execFile(process.execPath, [PROGRAM, address, '--watch', '--fail-on', 'never']);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => child.stdout!.once('data', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}, 30_000);

test('works installed from what npm packs, away from this repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stream-doctor-'));
  const npm = (args: readonly string[], cwd: string) =>
    execFileSync('npm', [...args], {cwd, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe']});
  try {
    const [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], fileURLToPath(new URL('..', import.meta.url)))) as [
      {filename: string; files: {path: string}[]},
    ];
    expect(packed.files.map(({path}) => path)).toEqual(
      expect.arrayContaining(['dist/cli.js', 'dist/index.js', 'dist/index.d.ts', 'package.json', 'README.md', 'LICENSE.md']),
    );
    expect(packed.files.filter(({path}) => /\.spec|fixtures|^src/.test(path))).toEqual([]);
    writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
    npm(['install', '--offline', '--no-audit', '--no-fund', `./${packed.filename}`], folder);
    const licenses = readFileSync(join(folder, 'node_modules/stream-doctor/dist/THIRD_PARTY_LICENSES.txt'), 'utf8');
    expect(licenses).toMatch(/^p2p-media-loader-core \d/m);
    writeFileSync(join(folder, 'live.m3u8'), '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:1\n#EXTINF:4,\na.ts\n');
    expect(
      JSON.parse(npm(['exec', '--offline', '--', 'stream-doctor', 'live.m3u8', '--json', '--fail-on', 'never'], folder)),
    ).toMatchObject({kind: 'media', verdict: 'problem'});
    const library =
      "import {diagnose} from 'stream-doctor'; import {engineDefaults} from 'stream-doctor/model'; console.log(diagnose({entry: {text: '#EXTM3U\\n#EXT-X-TARGETDURATION:4\\n#EXTINF:4,\\na.ts'}}).kind, engineDefaults.highDemandTimeWindow)";
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', library], {cwd: folder, encoding: 'utf8'}).trim()).toBe('media 15');
  } finally {
    rmSync(folder, {recursive: true});
  }
}, 60_000);
