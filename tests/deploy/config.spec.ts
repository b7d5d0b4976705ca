import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {contentSecurityPolicy, securityHeaders, strictTransportSecurity} from '@x2p2p/site/config/headers';
import {buildFiles, configFiles} from '../../scripts/deploy/deployFiles.ts';
import {dictionaryOf} from '../../scripts/deploy/dictionary.ts';
import {hashOf, inlineHandlers, inlineScripts, scriptHashes} from '../../scripts/deploy/inlineScripts.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {makeCertificate} from './certificate.ts';
import {findProgram} from '../programs.ts';

const DEPLOY_DIR = fileURLToPath(new URL('../../deploy/', import.meta.url));

const HASHES = [hashOf('first()'), hashOf('second()')];

const directives = (policy: string): Map<string, string[]> =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0]!, text.split(' ').slice(1)]));

describe('policy', () => {
  const policy = directives(contentSecurityPolicy({scriptHashes: HASHES}));

  test('scripts: our own files and hashes, nothing else', () => {
    expect(policy.get('script-src')).toEqual(["'self'", ...HASHES.map((hash) => `'${hash}'`)]);
  });
  test('whatever no directive names is forbidden', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
  });
  test.each(['unsafe-eval', 'wasm-unsafe-eval', 'unsafe-hashes', '*', 'http:'])('no %s anywhere', (source) => {
    expect([...policy.values()].flat().map((text) => text.replaceAll("'", ''))).not.toContain(source);
  });
  test('only our own pages frame us', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect([policy.get('base-uri'), policy.get('object-src')]).toEqual([["'none'"], ["'none'"]]);
  });
  test('loopback is reachable only from a loopback server', () => {
    expect(policy.get('connect-src')).toEqual(["'self'", 'blob:', 'https:', 'wss:']);
    expect(contentSecurityPolicy({scriptHashes: HASHES, isLoopback: true})).toContain('ws://localhost:*');
  });
  test('it fits one line of a header', () => {
    expect(contentSecurityPolicy({scriptHashes: scriptHashes(process.env.BUILD_DIR ?? BUILD_DIR)}).length).toBeLessThan(3000);
  });
  test('nginx, Caddy and object storage say the same', () => {
    const files = buildFiles({scriptHashes: HASHES});
    for (const {name, value} of securityHeaders({scriptHashes: HASHES})) {
      expect(files.get('nginx/security-headers.conf')).toContain(`add_header ${name} "${value}" always;`);
      expect(files.get('caddy/security-headers.caddy')).toContain(`${name} "${value}"`);
      expect(JSON.parse(files.get('object-storage/headers.json')!)).toContainEqual({name, value});
    }
    expect(JSON.parse(files.get('object-storage/headers.json')!)).toContainEqual(strictTransportSecurity);
  });
});

describe('inline scripts of a page', () => {
  test.each(['', ' type=module', ' type="text/javascript"', ' type=importmap', ' type=speculationrules', ' TYPE="SpeculationRules"'])(
    '<script%s> is hashed',
    (attributes) => {
      expect(inlineScripts(`<script${attributes}>a && "</b>"</script>`)).toEqual(['a && "</b>"']);
    },
  );
  test.each([' type=application/ld+json', ' type="text/plain"', ' src=/a.js'])('<script%s> is not hashed', (attributes) => {
    expect(inlineScripts(`<script${attributes}>{}</script>`)).toEqual([]);
  });
  test('a redirect stub has none: servers redirect before it, and it works without', () => {
    expect(inlineScripts('<meta http-equiv="refresh" content="0; url=/x"><script>location.href = "/x"</script>')).toEqual([]);
  });
  test('the hash is the one in the example of the standard', () => {
    // The example of Content Security Policy Level 3, section 8.
    expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });
  test.each(['<button onclick="go()">', '<svg onload=go()>', '<a href=" JavaScript:go()">'])('%s is found as an inline handler', (html) => {
    expect(inlineHandlers(html)).toHaveLength(1);
  });
});

describe('inline scripts of a built site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'x2-inline-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  const pages = (...texts: readonly string[]) => texts.forEach((text, index) => writeFileSync(join(folder, `${index}.html`), text));
  const different = (count: number) => pages(...Array.from({length: count}, (_, index) => `<script>page(${index})</script>`));

  test('each script is hashed once, as browsers read it: with any line ends', () => {
    pages('<script>a()\r\nb()</script>', '<script>a()\nb()</script>', '<script>a()\rb()</script>');
    expect(scriptHashes(folder)).toEqual([hashOf('a()\nb()')]);
  });
  test('an inline event handler in a page is an error', () => {
    pages('<p>fine</p>', '<button onclick="go()">');
    expect(() => scriptHashes(folder)).toThrow('1.html has onclick="go()"');
  });
  test('a header holds 24 hashes', () => {
    different(24);
    expect(scriptHashes(folder)).toHaveLength(24);
  });
  test('more different scripts than a header holds are an error', () => {
    different(25);
    expect(() => scriptHashes(folder)).toThrow('25 different inline scripts');
  });
});

test('the files in deploy/ are up to date with site/config (else: npm run deploy:config)', () => {
  const files = configFiles();
  expect(files.size).toBeGreaterThan(5);
  for (const [file, text] of files) expect(readFileSync(join(DEPLOY_DIR, file), 'utf8'), file).toBe(text);
});

test.each([
  {name: 'nginx', target: '/etc/nginx/x2p2p/', main: 'nginx.conf', check: 'nginx -t -c', reload: 'nginx -c'},
  {name: 'caddy', target: '/etc/caddy/', main: 'Caddyfile', check: 'caddy validate --config', reload: 'caddy reload --config'},
])('the release steps of the guide copy the new policy to $name, check it, publish, then reload', ({name, target, main, check, reload}) => {
  const [, guide = ''] = /\n## A release\n(.*?)\n## /s.exec(readFileSync(join(DEPLOY_DIR, 'README.md'), 'utf8')) ?? [];
  const block = guide.split('```bash\n').find((text) => text.includes(`cp deploy/${name}/`)) ?? '';
  const places = [
    `cp deploy/${name}/`,
    `${check} ${target}${main}`,
    'scripts/deploy/publish.ts site/build /srv/x2p2p',
    `${reload} ${target}${main}`,
  ].map((step) => block.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

const nginx = findProgram('nginx');
const caddy = findProgram('caddy');

/** The service of Debian's package, which is there once nginx is installed. */
const UNIT = '/lib/systemd/system/nginx.service';

test.skipIf(!existsSync(UNIT))("the guide's systemd drop-in repeats every nginx command of Debian's unit with our configuration", () => {
  const commands = [...readFileSync(UNIT, 'utf8').matchAll(/^(\w+)=(\/usr\/sbin\/nginx .*)$/gm)];
  const lines = commands.flatMap(([, name, command]) => [
    `${name}=`,
    `${name}=${command!.replace('nginx ', 'nginx -c /etc/nginx/x2p2p/nginx.conf ')}`,
  ]);
  expect(lines).toHaveLength(6);
  const [, dropIn = ''] = /```ini\n(.*?)```/s.exec(readFileSync(join(DEPLOY_DIR, 'README.md'), 'utf8')) ?? [];
  expect(dropIn.trim().split(/\n */)).toEqual(['[Service]', ...lines]);
});

describe("the servers' own checkers accept the production templates", () => {
  let folder: string;
  let certificate: ReturnType<typeof makeCertificate>;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'x2-templates-'));
    certificate = makeCertificate();
    cpSync(DEPLOY_DIR, folder, {recursive: true});
    for (const [file, text] of buildFiles({scriptHashes: HASHES, dictionary: dictionaryOf(Buffer.from('shell'))})) {
      mkdirSync(join(folder, file, '..'), {recursive: true});
      writeFileSync(join(folder, file), text);
    }
  });
  afterAll(() => {
    rmSync(folder, {recursive: true, force: true});
    certificate.remove();
  });

  /** Runs a command that must succeed; both its streams, by way of a file, because nginx opens /dev/stdout, which a socket forbids. */
  const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}): string => {
    const log = join(folder, 'output.log');
    const {status} = spawnSync('sh', ['-c', '"$0" "$@" > "$LOG" 2>&1', program, ...args], {env: {...process.env, ...env, LOG: log}});
    const output = readFileSync(log, 'utf8');
    expect(status, output).toBe(0);
    return output;
  };

  test.skipIf(nginx.missing).each(['nginx', 'container'])(
    `nginx -t: deploy/%s/nginx.conf${nginx.missing ? ` (${nginx.missing})` : ''}`,
    (name) => {
      const target = join(folder, `test-${name}`);
      cpSync(join(folder, 'nginx'), target, {recursive: true});
      cpSync(join(folder, name), target, {recursive: true});
      // Everything as in the template, except paths and ports that only the real machine has.
      for (const file of readdirSync(target)) {
        const text = readFileSync(join(target, file), 'utf8')
          .replace('/etc/nginx/tls/site.crt', certificate.certificate)
          .replace('/etc/nginx/tls/site.key', certificate.key)
          .replaceAll('/var/log/nginx/', `${target}/`)
          .replace('pid /run/', `pid ${target}/`)
          // `nginx -t` tolerates ports that are in use.
          .replace(
            /listen (\[::\]:)?(80|443)\b/g,
            (_, six, port) => `listen ${six ? '[::1]' : '127.0.0.1'}:${port === '80' ? 8080 : 8443}`,
          );
        writeFileSync(join(target, file), text);
      }
      const output = run(nginx.path!, ['-t', '-c', join(target, 'nginx.conf')]);
      expect(output).toContain('test is successful');
      expect(output.split('\n').filter((line) => /\[(warn|emerg|error)\]/.test(line) && !/"user" directive/.test(line))).toEqual([]);
    },
  );

  test.skipIf(caddy.missing)(`caddy validate and fmt: deploy/caddy${caddy.missing ? ` (${caddy.missing})` : ''}`, () => {
    const env = {HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder};
    expect(run(caddy.path!, ['validate', '--config', join(folder, 'caddy/Caddyfile'), '--adapter', 'caddyfile'], env)).toContain(
      'Valid configuration',
    );
    for (const file of readdirSync(join(folder, 'caddy'))) {
      const path = join(folder, 'caddy', file);
      expect(execFileSync(caddy.path!, ['fmt', path], {encoding: 'utf8'}), file).toBe(readFileSync(path, 'utf8'));
    }
  });
});
