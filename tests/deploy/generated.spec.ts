import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {generate} from '@x2p2p/site/tools/config/generate';
import {readSettings} from '@x2p2p/site/tools/config/readSettings';
import {address, type Settings} from '@x2p2p/site/tools/config/settings';
import {findProgram} from './programs.ts';

// What /tools/config writes for nginx, read by nginx.
const folder = mkdtempSync(join(tmpdir(), 'x2-generated-'));
afterAll(() => rmSync(folder, {recursive: true}));
const nginx = findProgram('nginx');

const cases: Partial<Settings>[] = [
  {},
  {stream: 'https://cdn.x2p2p.example/直播/ch 1/index.m3u8'},
  {stream: 'https://cdn.x2p2p.example/a;b}c/\'"$x/index.m3u8'},
  {stream: 'https://cdn.x2p2p.example/index.m3u8', site: 'https://www.x2p2p.example:8443'},
];

test.skipIf(nginx.missing).each(cases)(`nginx reads the generated blocks: %j${nginx.missing ? ` (${nginx.missing})` : ''}`, (settings) => {
  const {project, problems} = readSettings({...address.defaults, ...settings});
  if (!project) throw new Error(JSON.stringify(problems));
  const blocks = generate(project).filter(({language}) => language === 'nginx');
  expect(blocks.map(({id}) => id)).toEqual(['csp', 'cors']);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\nserver {\nlisten 127.0.0.1:8080;\n${blocks.map(({code}) => code).join('\n')}\n}\n}\n`,
  );
  const {status, stderr} = spawnSync(nginx.path!, ['-t', '-c', file], {encoding: 'utf8'});
  expect(stderr).toContain('test is successful');
  expect(status).toBe(0);
});
