import {execFile} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}.m3u8`, import.meta.url));

type Outcome = {readonly code: number; readonly out: string; readonly error: string};

/** Runs the built command as a shell would. */
function run(args: readonly string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [PROGRAM, ...args], (failure, out, error) => resolve({code: failure ? Number(failure.code) : 0, out, error}));
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
])('exit code %i of %j', async (code, [name, ...rest]) => {
  expect((await run([fixture(name!), ...rest])).code).toBe(code);
});

test('reads standard input and prints JSON', async () => {
  const {code, out} = await run(['-', '--json', '--base', 'https://cdn.x2p2p.example/a.m3u8?t=1'], '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:1\n#EXTINF:4,\na.ts\n');
  const report = JSON.parse(out);
  expect(code).toBe(1);
  expect(report).toMatchObject({verdict: 'problem', kind: 'media'});
  expect(report.swarms[0].streamSwarmId).toBe('v2-https://cdn.x2p2p.example/a.m3u8-main-0');
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

test('a playlist cannot steer the terminal', async () => {
  const {out} = await run(['-', '--base', 'https://cdn.x2p2p.example/a.m3u8'], `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n\u001b[2Ja.ts?x\n#EXTINF:4,\n\u001b[2Ja.ts?x\n`);
  expect(out).toContain('a.ts');
  expect(out).not.toContain('\u001b');
});
