import {chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {load} from 'js-yaml';
import {describe, expect, test} from 'vitest';
import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {buildFiles} from '../../scripts/deploy/deployFiles.ts';
import {ask} from './ask.ts';
import {findProgram} from '../programs.ts';
import {freePort, startProcess} from './startServer.ts';

// No container engine runs here, so the file is read rather than built, and the configuration inside it is started by hand.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CONTAINER = `${ROOT}deploy/container/`;

type Stage = {readonly from: string; readonly name: string; readonly steps: readonly {readonly word: string; readonly rest: string}[]};

function parseStages(text: string): Stage[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  const stages: {from: string; name: string; steps: {word: string; rest: string}[]}[] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [from = '', , name = ''] = rest.split(/\s+/);
      stages.push({from, name, steps: []});
    } else stages.at(-1)?.steps.push({word, rest});
  }
  return stages;
}

describe('Containerfile', () => {
  const stages = parseStages(readFileSync(`${CONTAINER}Containerfile`, 'utf8'));
  const final = stages.at(-1)!;
  const restOf = (word: string) => final.steps.filter((step) => step.word === word).map(({rest}) => rest);

  test('builds in one stage and serves from another, without Node or sources', () => {
    expect(stages.map(({from, name}) => [from, name])).toEqual([
      ['node:20-bookworm-slim', 'build'],
      ['debian:bookworm-slim', 'site'],
    ]);
    expect(restOf('COPY').every((rest) => rest.startsWith('--from=build /src/'))).toBe(true);
  });
  test('ends as a user that is not root, on a port that needs no rights', () => {
    const words = final.steps.map(({word}) => word);
    expect(restOf('USER')).toEqual(['33:33']);
    expect(words.lastIndexOf('USER')).toBeGreaterThan(words.lastIndexOf('RUN'));
    expect(restOf('EXPOSE')).toEqual(['8080']);
  });
  test('copies only what the repository has or the build makes', () => {
    const made = new Set(['site/build', 'deploy/nginx/security-headers.conf', 'deploy/nginx/dictionary.conf']);
    const sources = restOf('COPY')
      .flatMap((rest) => rest.split(' ').slice(1, -1))
      .map((path) => path.replace('/src/', ''));
    expect(sources.filter((path) => !made.has(path) && !existsSync(ROOT + path))).toEqual([]);
    expect(sources).toEqual(expect.arrayContaining([...made]));
  });
  test('installs without install scripts, from the lockfile', () => {
    expect(stages[0]!.steps.filter(({rest}) => rest.startsWith('npm ci'))).toEqual([
      {word: 'RUN', rest: 'npm ci --ignore-scripts --no-audit --no-fund'},
    ]);
  });
});

test('compose runs it read-only, without capabilities', () => {
  const {services} = load(readFileSync(`${CONTAINER}compose.yaml`, 'utf8')) as {services: {site: Record<string, unknown>}};
  expect(services.site).toMatchObject({read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true']});
});

describe('the configuration inside', () => {
  const texts = ['nginx.conf', 'site.conf'].map((file) => readFileSync(CONTAINER + file, 'utf8')).join('\n');

  test('writes below /tmp and to the output only', () => {
    const written = [...texts.matchAll(/^\s*(?:pid|error_log|access_log|\w+_temp_path) (\S+?)[; ]/gm)].map(([, path]) => path);
    expect(written.length).toBeGreaterThan(6);
    expect(written.filter((path) => !/^(\/tmp\/|\/dev\/stdout|stderr)/.test(path!))).toEqual([]);
  });

  const nginx = findProgram('nginx');
  test.skipIf(nginx.missing)(`starts as nobody and answers${nginx.missing ? ` (${nginx.missing})` : ''}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'x2-container-'));
    const port = await freePort();
    cpSync(`${ROOT}deploy/nginx/rules.conf`, `${folder}/rules.conf`);
    const built = buildFiles({scriptHashes: []});
    for (const file of ['security-headers.conf', 'dictionary.conf']) writeFileSync(join(folder, file), built.get(`nginx/${file}`)!);
    const run = mkdtempSync(join(tmpdir(), 'x2-container-tmp-'));
    for (const file of ['nginx.conf', 'site.conf']) {
      const text = readFileSync(CONTAINER + file, 'utf8')
        .replaceAll(/(pid|_temp_path) \/tmp/g, `$1 ${run}`)
        .replace('/dev/stdout combined', 'off')
        .replaceAll('listen 8080', `listen 127.0.0.1:${port}`)
        .replaceAll('listen [::]:8080', `listen [::1]:${port}`)
        .replace('/srv/x2p2p', `${folder}/site`);
      writeFileSync(join(folder, file), text);
    }
    mkdirSync(`${folder}/site`);
    writeFileSync(`${folder}/site/index.html`, 'the page');
    chmodSync(folder, 0o755);
    chmodSync(run, 0o777);
    const server = await startProcess(nginx.path!, ['-e', 'stderr', '-c', `${folder}/nginx.conf`], folder, port);
    try {
      const {status, body} = await ask({port, path: '/', headers: {host: new URL(ownerValue(owner.siteUrl)).host}});
      expect([status, body.toString()]).toEqual([200, 'the page']);
    } finally {
      await server.stop();
      rmSync(run, {recursive: true, force: true});
    }
  });
});
