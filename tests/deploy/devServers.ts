import {networkInterfaces} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {strictTransportSecurity} from '@x2p2p/site/config/headers';
import {caddyfile, caddyRules, type CaddyOptions} from '../../scripts/deploy/caddy.ts';
import {buildFiles} from '../../scripts/deploy/deployFiles.ts';
import {findDictionary} from '../../scripts/deploy/dictionary.ts';
import {scriptHashes} from '../../scripts/deploy/inlineScripts.ts';
import {nginxMain, nginxRules, nginxSite, type NginxOptions} from '../../scripts/deploy/nginx.ts';
import {brotliModule} from '../programs.ts';
import {freePort, serverFolder, startProcess, writeFiles, type Running} from './startServer.ts';

export type DevServer = Running & {readonly url: string; readonly port: number; readonly httpsPort: number};

/** `reload` writes the policy and the dictionary of what the folder holds now and has nginx read it, as after a release. */
export type Nginx = DevServer & {readonly reload: () => Promise<void>};

export type DevOptions = {
  /** The server's program. */
  readonly path: string;
  /** Folder with the built and precompressed site. */
  readonly root: string;
  /** A certificate for localhost: with it the server listens as in production, without it as behind a proxy. */
  readonly certificate?: {readonly certificate: string; readonly key: string};
  /** Changes nginx's main file, to compare settings. */
  readonly edit?: (text: string) => string;
};

export type Start = (options: DevOptions) => Promise<DevServer>;

const hsts = strictTransportSecurity.value;

/** Where this machine reaches itself: also over IPv6, unless its system has none. */
export const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');

const loopback = (port: number): readonly string[] => [`127.0.0.1:${port}`, ...(hasIpv6 ? [`[::1]:${port}`] : [])];

const noticed = ({output}: Running, notice: RegExp): string[] => [...output().matchAll(notice)].map(([, worker]) => worker!);

/** The files of one kind of server that belong to the build in the folder, by name. */
const buildFilesFor = (kind: 'nginx' | 'caddy', root: string): [string, string][] =>
  [...buildFiles({scriptHashes: scriptHashes(root), dictionary: findDictionary(root), isLoopback: true})]
    .filter(([file]) => file.startsWith(`${kind}/`))
    .map(([file, text]) => [file.slice(kind.length + 1), text]);

/** The generated nginx configuration with loopback addresses, started. */
export const startNginx = async ({path, root, certificate, edit = (text) => text}: DevOptions): Promise<Nginx> => {
  const [port, httpsPort] = [await freePort(), await freePort()];
  const folder = serverFolder();
  const http = loopback(port);
  const options: NginxOptions = {
    root,
    hsts,
    origin: `https://localhost:${httpsPort}`,
    listen: certificate ? {kind: 'tls', http, https: loopback(httpsPort), ...certificate} : {kind: 'behind-proxy', http},
    // Notices tell when a worker starts and ends.
    main: [`load_module ${brotliModule()};`, `pid ${folder}/run/nginx.pid;`, 'error_log stderr notice;', 'daemon off;'],
    accessLog: 'off',
    temporary: `${folder}/run`,
  };
  writeFiles(
    folder,
    new Map([
      ['nginx.conf', edit(nginxMain(options))],
      ['site.conf', nginxSite(options)],
      ['rules.conf', nginxRules()],
      ...buildFilesFor('nginx', root),
    ]),
  );
  const running = await startProcess(path, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], folder, port);
  const url = `http://localhost:${port}`;
  const reload = async (): Promise<void> => {
    const files = new Map(buildFilesFor('nginx', root));
    writeFiles(folder, files);
    const started = noticed(running, /start worker process (\d+)/g);
    if (started.length === 0) throw new Error(`nginx has told of no worker: ${running.output()}`);
    process.kill(running.pid, 'SIGHUP');
    // Until it has ended, an old worker answers from the files that it holds open.
    const isOver = () => {
      const ended = noticed(running, /worker process (\d+) exited/g);
      return started.every((worker) => ended.includes(worker));
    };
    for (const end = Date.now() + 10_000; !isOver(); await sleep(20)) {
      if (Date.now() > end) throw new Error(`nginx has not ended its old workers: ${running.output()}`);
    }
    const header = (await fetch(url, {method: 'HEAD'})).headers.get('content-security-policy');
    if (header === null || !files.get('security-headers.conf')!.includes(header))
      throw new Error(`nginx does not send the policy of ${folder}/security-headers.conf.`);
  };
  return {...running, port, httpsPort, url, reload};
};

/** The generated Caddy configuration with loopback addresses, started. */
export const startCaddy: Start = async ({path, root, certificate}) => {
  const [port, httpsPort] = [await freePort(), await freePort()];
  const folder = serverFolder();
  const url = `http://localhost:${port}`;
  const options: CaddyOptions = {
    root,
    hsts,
    origin: `https://localhost:${httpsPort}`,
    listen: certificate ? {kind: 'https', http: url, tls: `${certificate.certificate} ${certificate.key}`} : {kind: 'http', address: url},
    global: ['admin off', 'default_bind 127.0.0.1', 'auto_https disable_redirects', `http_port ${port}`, `https_port ${httpsPort}`],
  };
  writeFiles(folder, new Map([['Caddyfile', caddyfile(options)], ['rules.caddy', caddyRules()], ...buildFilesFor('caddy', root)]));
  const running = await startProcess(path, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], folder, port);
  return {...running, port, httpsPort, url};
};
