import {owner} from '@x2p2p/site/config/owner';
import {ownerValue} from '@x2p2p/site/config/ownerValue';
import {securityHeaders, strictTransportSecurity} from '@x2p2p/site/config/headers';
import {caddyDictionary, caddyfile, caddyHeaders, caddyRules} from './caddy.ts';
import type {Dictionary} from './dictionary.ts';
import {nginxDictionary, nginxHeaders, nginxMain, nginxRules, nginxSite, type NginxOptions} from './nginx.ts';

const ROOT = '/srv/x2p2p';

const shared = {origin: ownerValue(owner.siteUrl), hsts: strictTransportSecurity.value};

/** IPv4 and IPv6: nginx takes the latter only where it is named. */
const anyAddress = (port: number): readonly string[] => [`${port}`, `[::]:${port}`];

const production: NginxOptions = {
  ...shared,
  root: ROOT,
  listen: {
    kind: 'tls',
    http: anyAddress(80),
    https: anyAddress(443),
    certificate: '/etc/nginx/tls/site.crt',
    key: '/etc/nginx/tls/site.key',
  },
  // Debian keeps the load_module lines of installed modules here; Brotli is one.
  main: ['user www-data;', 'pid /run/nginx.pid;', 'error_log /var/log/nginx/error.log;', 'include /etc/nginx/modules-enabled/*.conf;'],
  accessLog: '/var/log/nginx/access.log combined buffer=64k flush=5s',
};

/** An ordinary user, a read-only file system but for /tmp, logs to the container's output. */
const container: NginxOptions = {
  ...shared,
  root: ROOT,
  listen: {kind: 'behind-proxy', http: anyAddress(8080)},
  main: ['pid /tmp/nginx.pid;', 'error_log stderr;', 'daemon off;', 'include /etc/nginx/modules-enabled/*.conf;'],
  accessLog: '/dev/stdout combined',
  temporary: '/tmp',
};

/** Files which follow from `site/config` alone: committed, so that a change of rules is read in review. Path below deploy/ → text. */
export const configFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['nginx/nginx.conf', nginxMain(production)],
    ['nginx/site.conf', nginxSite(production)],
    ['nginx/rules.conf', nginxRules()],
    ['container/nginx.conf', nginxMain(container)],
    ['container/site.conf', nginxSite(container)],
    ['caddy/Caddyfile', caddyfile({...shared, root: ROOT, listen: {kind: 'https', http: shared.origin.replace('https:', 'http:')}})],
    ['caddy/rules.caddy', caddyRules()],
  ]);

type OfBuild = {
  /** What is inline in its pages. */
  readonly scriptHashes: readonly string[];
  /** What `npm run precompress` left in it. */
  readonly dictionary?: Dictionary;
  /** For servers of this machine: see `securityHeaders`. */
  readonly isLoopback?: boolean;
};

/** Files which name the inline scripts and the dictionary of one build: made for each release, never committed. */
export function buildFiles({scriptHashes, dictionary, isLoopback = false}: OfBuild): ReadonlyMap<string, string> {
  const headers = securityHeaders({scriptHashes, isLoopback});
  return new Map([
    ['nginx/security-headers.conf', nginxHeaders(headers)],
    ['nginx/dictionary.conf', nginxDictionary(dictionary)],
    ['caddy/security-headers.caddy', caddyHeaders(headers)],
    ['caddy/dictionary.caddy', caddyDictionary(dictionary)],
    ['object-storage/headers.json', `${JSON.stringify([...headers, strictTransportSecurity], null, 2)}\n`],
  ]);
}
