import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {largeRequests, slowClients} from '../../tests/deploy/attacks.ts';
import {ask} from '../../tests/deploy/ask.ts';
import {startNginx} from '../../tests/deploy/devServers.ts';
import {findProgram} from '../../tests/programs.ts';
import {publishedSite} from '../../tests/deploy/publishedSite.ts';

// `npx tsx bench/load/run.ts [--seconds=10] [--build=site/build] [--without=open_file_cache]`: the real build through the real
// nginx, asked by wrk. Loopback only. `--without` leaves lines that begin so out of nginx.conf, to see what they are worth.

const {values} = parseArgs({
  options: {seconds: {type: 'string', default: '10'}, build: {type: 'string'}, without: {type: 'string', default: ''}},
});
const SECONDS = Number(values.seconds);
const CONNECTIONS = [64, 512, 2048];
const left = values.without.split(',').filter(Boolean);
const edit = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !left.some((start) => line.trim().startsWith(start)))
    .join('\n');
const COUNT_STATUSES = fileURLToPath(new URL('countStatuses.lua', import.meta.url));

type Figures = {readonly perSecond: string; readonly p99: string; readonly serverErrors: number; readonly socketErrors: string};

function wrk(program: string, url: string, connections: number): Figures {
  const load = ['-t2', `-c${connections}`, `-d${SECONDS}s`, '--latency', '--timeout', '10s'];
  const output = execFileSync(program, [...load, '-s', COUNT_STATUSES, '-H', 'Accept-Encoding: br, gzip', url], {encoding: 'utf8'});
  const found = (pattern: RegExp): string => pattern.exec(output)?.[1] ?? '';
  return {
    perSecond: found(/Requests\/sec:\s+([\d.]+)/),
    p99: found(/99%\s+(\S+)/),
    serverErrors: Number(found(/5xx: (\d+)/)),
    socketErrors: found(/Socket errors: (.*)/) || 'none',
  };
}

function needed(name: 'nginx' | 'wrk'): string {
  const {path, missing} = findProgram(name);
  if (!path) throw new Error(missing);
  return path;
}

const [nginx, wrkProgram] = [needed('nginx'), needed('wrk')];
const site = await publishedSite(values.build);
const server = await startNginx({path: nginx, root: site.root, edit});
try {
  const script = readdirSync(`${site.root}/assets/js`).find((file) => /^main\.\w+\.js$/.test(file));
  const targets = [
    {name: 'HTML', path: '/docs/intro'},
    {name: 'asset', path: `/assets/js/${script}`},
    {name: 'redirect', path: '/docs/hls-sdk/quickstart'},
    {name: '404', path: '/nowhere'},
  ];
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)} before the start, ${SECONDS} s each${left.length > 0 ? `, without ${left.join(', ')}` : ''}\n`,
  );
  console.log('| what | bytes | connections | requests/s | p99 | 5xx | socket errors |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const {name, path} of targets) {
    const bytes = (await ask({port: server.port, path, headers: {'accept-encoding': 'br'}})).body.length;
    for (const connections of CONNECTIONS) {
      const {perSecond, p99, serverErrors, socketErrors} = wrk(wrkProgram, server.url + path, connections);
      console.log(
        `| ${name} | ${bytes} | ${connections} | ${Math.round(Number(perSecond))} | ${p99} | ${serverErrors} | ${socketErrors} |`,
      );
      if (serverErrors > 0) process.exitCode = 1;
    }
  }
  const slow = await slowClients({port: server.port, connections: 1000, seconds: 15});
  console.log(
    `\n1000 slow clients: ${slow.closed} closed, the last after ${slow.lastClosedAfterMs} ms; readers meanwhile: ${slow.statuses.join()}, slowest answer ${slow.slowestAnswerMs} ms`,
  );
  const counts = new Map<number, number>();
  for (const status of await largeRequests(server.port)) counts.set(status, (counts.get(status) ?? 0) + 1);
  console.log(`too large requests: ${[...counts].map(([status, count]) => `${count} × ${status || 'closed'}`).join(', ')}`);
  console.log(`afterwards: ${(await ask({port: server.port, path: '/docs/intro'})).status}`);
} finally {
  await server.stop();
  site.remove();
}
