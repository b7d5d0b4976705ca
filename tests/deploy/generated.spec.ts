import {spawnSync} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {generate} from '@x2p2p/site/tools/config/generate';
import {readSettings} from '@x2p2p/site/tools/config/readSettings';
import {address, type Settings} from '@x2p2p/site/tools/config/settings';
import {ask} from './ask.ts';
import {findProgram} from '../programs.ts';
import {freePort, serverFolder, startProcess, writeFiles} from './startServer.ts';

// What /tools/config writes for nginx, read by nginx.
const folder = serverFolder();
afterAll(() => rmSync(folder, {recursive: true}));
const nginx = findProgram('nginx');

/** The blocks of nginx, each where the tool says it belongs. */
function configuration(settings: Partial<Settings>, home: string, port: number): {ids: string[]; text: string} {
  const {project, problems} = readSettings({...address.defaults, ...settings});
  if (!project) throw new Error(JSON.stringify(problems));
  const blocks = generate(project).filter(({language}) => language === 'nginx');
  const code = (isForHttp: boolean) =>
    blocks
      .filter(({id}) => (id === 'cors-map') === isForHttp)
      .map((block) => block.code)
      .join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/run/${name};`);
  const http = ['access_log off;', ...temporary, code(true), `server {\nlisten 127.0.0.1:${port};\n${code(false)}\n}`].join('\n');
  return {
    ids: blocks.map(({id}) => id),
    text: `daemon off;\npid ${home}/run/pid;\nerror_log ${home}/run/error.log;\nevents {}\nhttp {\n${http}\n}\n`,
  };
}

const cases: Partial<Settings>[] = [
  {},
  {stream: 'https://cdn.x2p2p.example/直播/ch 1/index.m3u8'},
  {stream: 'https://cdn.x2p2p.example/a;b}c/\'"$x/index.m3u8'},
  {stream: 'https://cdn.x2p2p.example/index.m3u8', site: 'https://www.x2p2p.example:8443'},
  {site: 'https://www.x2p2p.example, https://m.x2p2p.example:8443, http://[::1]:3000'},
];

test.skipIf(nginx.missing).each(cases)(`nginx reads the generated blocks: %j${nginx.missing ? ` (${nginx.missing})` : ''}`, (settings) => {
  const {ids, text} = configuration(settings, folder, 8080);
  expect(ids).toEqual(['csp', ...(settings.site?.includes(',') ? ['cors-map'] : []), 'cors']);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, text);
  const {status, stderr} = spawnSync(nginx.path!, ['-t', '-c', file], {encoding: 'utf8'});
  expect(stderr).toContain('test is successful');
  expect(status).toBe(0);
});

test.skipIf(nginx.missing)(
  `of several sites each is admitted by its own name, and no other${nginx.missing ? ` (${nginx.missing})` : ''}`,
  async () => {
    const [home, port] = [serverFolder(), await freePort()];
    const site = 'https://www.x2p2p.example, https://m.x2p2p.example:8443';
    writeFiles(home, new Map([['nginx.conf', configuration({site}, home, port).text]]));
    const {stop} = await startProcess(nginx.path!, ['-e', 'stderr', '-c', join(home, 'nginx.conf')], home, port);
    try {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = async (origin: string) => {
          const {status, headers} = await ask({port, path: '/stream/missing.ts', method, headers: {Origin: origin}});
          expect([status, headers.vary, headers['access-control-max-age']]).toEqual([method === 'GET' ? 404 : 204, 'Origin', '7200']);
          return headers['access-control-allow-origin'];
        };
        for (const origin of ['https://www.x2p2p.example', 'https://m.x2p2p.example:8443']) expect(await answer(origin)).toBe(origin);
        for (const origin of ['https://m.x2p2p.example', 'https://www.x2p2p.example.evil.example', 'null'])
          expect(await answer(origin)).toBeUndefined();
      }
    } finally {
      await stop();
    }
  },
);
