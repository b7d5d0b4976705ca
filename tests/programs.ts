import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';

/** Debian's packages, and where each is found. */
const packages = {
  nginx: {names: ['nginx', 'libnginx-mod-http-brotli-static'], find: () => (brotliModule() ? which('nginx') : undefined)},
  caddy: {names: ['caddy'], find: () => which('caddy')},
  wrk: {names: ['wrk'], find: () => which('wrk')},
  javac: {names: ['default-jdk-headless'], find: () => which('javac')},
  'g++': {names: ['g++'], find: () => which('g++')},
  mcs: {names: ['mono-mcs'], find: () => which('mcs')},
  poppler: {names: ['poppler-utils'], find: () => which('pdftohtml')},
  'mpv/client.h': {
    names: ['libmpv-dev'],
    find: () => ['/usr/include', '/usr/local/include'].map((folder) => join(folder, 'mpv/client.h')).find(existsSync),
  },
} as const;

export type Program = keyof typeof packages;

const which = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].map((folder) => join(folder, name)).find(existsSync);

/** nginx loads Brotli from a module. The path is absolute, because nginx resolves others against its prefix, which tests change. */
export const brotliModule = (): string | undefined =>
  ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules']
    .map((folder) => join(folder, BROTLI_MODULE))
    .find(existsSync);

export type Found = {readonly path: string; readonly missing?: undefined} | {readonly path?: undefined; readonly missing: string};

const tried = new Set<Program>();

/**
 * The path of the program or header; installed first where this is Debian and we may. Otherwise one sentence that says what is missing: a
 * test prints it and is counted as skipped, except with CI=true, where it fails.
 */
export function findProgram(name: Program): Found {
  if (!packages[name].find() && !tried.has(name) && process.getuid?.() === 0 && which('apt-get')) {
    tried.add(name);
    install(packages[name].names);
  }
  const path = packages[name].find();
  if (path) return {path};
  const missing = `${packages[name].names.join(' and ')} not found: install the Debian packages of that name, then run this again.`;
  if (process.env.CI) throw new Error(missing);
  return {missing};
}

function install(names: readonly string[]): void {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  try {
    execFileSync('apt-get', ['update'], {stdio: 'ignore', timeout: 300_000, env});
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {stdio: 'ignore', timeout: 300_000, env});
  } catch {
    // findProgram reports what is missing.
  }
}
