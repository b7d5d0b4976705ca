import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

type Locked = {version?: string; resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean; hasInstallScript?: boolean};
type Lockfile = {lockfileVersion: number; packages: Record<string, Locked>};
type Manifest = {dependencies?: Record<string, string>; devDependencies?: Record<string, string>; workspaces?: string[]};

const lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as Lockfile;
const installed = Object.entries(lock.packages).filter(([path, {link}]) => /(^|\/)node_modules\//.test(path) && !link);
const workspaces = Object.keys(lock.packages).filter((path) => !path.includes('node_modules'));

describe('lockfile', () => {
  test('every package has its SHA-512, and comes from whichever registry the installer uses', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, {integrity, inBundle}]) => !inBundle && !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
    expect(
      installed
        .filter(([, {resolved}]) => resolved !== undefined && !/^https:\/\/registry\.npmjs\.org\//.test(resolved))
        .map(([path]) => path),
    ).toEqual([]);
  });

  test.each(workspaces)('package.json of "%s" pins exact versions, which are the locked ones', (path) => {
    const {dependencies, devDependencies} = JSON.parse(readFileSync(`${ROOT}${path}/package.json`, 'utf8')) as Manifest;
    for (const [name, version] of Object.entries({...dependencies, ...devDependencies})) {
      const locked = lock.packages[`${path}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
      expect(locked, `${name} is locked`).toBeDefined();
      // An alias, `npm:<package>@<version>`, names its package before the version.
      if (!locked?.link) expect([name, version.replace(/^npm:.+@/, '')]).toEqual([name, locked!.version]);
    }
  });

  test('a package that several workspaces take from the registry has one version', () => {
    const versions = new Map<string, Set<string>>();
    for (const path of workspaces) {
      const {dependencies, devDependencies} = JSON.parse(readFileSync(`${ROOT}${path}/package.json`, 'utf8')) as Manifest;
      for (const [name, version] of Object.entries({...dependencies, ...devDependencies}))
        if (!lock.packages[`node_modules/${name}`]?.link) versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
    expect(versions.size).toBeGreaterThan(20);
    expect([...versions].filter(([, {size}]) => size > 1).map(([name, found]) => [name, ...found])).toEqual([]);
  });

  test('packages with an install script are known, and the build works without their scripts', () => {
    // Each ships its binary as an optional package or is not used by the build; deploy/container installs with --ignore-scripts.
    const known = new Set([
      '@parcel/watcher',
      '@swc/core',
      'bufferutil',
      'core-js',
      'esbuild',
      'fsevents',
      'node-datachannel',
      'utf-8-validate',
    ]);
    const names = installed.filter(([, {hasInstallScript}]) => hasInstallScript).map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  test('no install script ran for the site that was built here', () => {
    expect(readFileSync(`${ROOT}.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
    // esbuild's script replaces its launcher by the program itself, so a launcher that is still text is one that never ran.
    const launchers = installed.map(([path]) => path).filter((path) => path.endsWith('node_modules/esbuild'));
    expect(launchers.length).toBeGreaterThan(0);
    for (const path of launchers) expect(readFileSync(`${ROOT}${path}/bin/esbuild`, 'utf8').slice(0, 19), path).toBe('#!/usr/bin/env node');
  });
});

describe('known vulnerabilities', () => {
  // Includes devDependencies: npm cannot know which of them are bundled; /licenses says what reaches readers.
  const {stdout} = spawnSync('npm', ['audit', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const report = parsed(stdout);
  const unanswered = 'the registry does not answer npm audit here: run "npm audit" where it does';

  test.skipIf(!report)(`no high or critical one in what the site depends on${report ? '' : ` (${unanswered})`}`, () => {
    const serious = Object.values(report!).filter(({severity}) => ['high', 'critical'].includes(severity));
    expect(serious.filter(({name}) => shippedNames().has(name)).map(({name, severity}) => `${name}: ${severity}`)).toEqual([]);
  });
  if (!report) console.warn(`SKIPPED: ${unanswered}`);
});

type Vulnerability = {readonly name: string; readonly severity: string};

/** The vulnerabilities of an audit, or undefined when there was no audit. */
function parsed(text: string): Record<string, Vulnerability> | undefined {
  try {
    return (JSON.parse(text) as {vulnerabilities?: Record<string, Vulnerability>}).vulnerabilities;
  } catch {
    return undefined;
  }
}

/** Build tools with a known hole reach no reader; the packages listed on /licenses do. */
function shippedNames(): Set<string> {
  const groups = JSON.parse(readFileSync(`${ROOT}site/src/data/licenses.json`, 'utf8')) as {packages: {name: string}[]}[];
  return new Set(groups.flatMap(({packages}) => packages.map(({name}) => name)));
}
