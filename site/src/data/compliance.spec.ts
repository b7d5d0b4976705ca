import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {openSourceParts, personalInformation, siteStorage, thirdParties} from './compliance.ts';
import {permissions} from './permissions.ts';
import {platforms} from './platforms.ts';

const lock = JSON.parse(readFileSync(fileURLToPath(new URL('../../../package-lock.json', import.meta.url)), 'utf8')) as {
  packages: Record<string, {version: string; license?: string} | undefined>;
};

describe('compliance data', () => {
  it.each(openSourceParts.map((part) => [part.name, part] as const))('%s: version and licence are those installed', (name, part) => {
    const installed = lock.packages[`node_modules/${name}`];
    expect({version: part.version, license: part.license}).toEqual({version: installed?.version, license: installed?.license});
  });

  it('lists each item once, under an ASCII id, with something in every field', () => {
    const ids = personalInformation.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of personalInformation) {
      expect(item.id).toMatch(/^[a-z][a-z-]*$/);
      for (const value of Object.values(item)) expect(value.length, item.id).toBeGreaterThan(0);
    }
  });

  it('says of the IP address that other viewers see it', () => {
    expect(personalInformation.find(({id}) => id === 'public-ip')!.recipients).toContain('viewers');
  });

  it('names every receiver that the list of items mentions', () => {
    const mentioned = new Set(personalInformation.flatMap(({recipients}) => recipients));
    mentioned.delete('device');
    expect(thirdParties.map(({recipient}) => recipient).sort()).toEqual([...mentioned].sort());
  });

  it('says something about permissions on every platform', () => {
    expect(new Set(permissions.map(({platform}) => platform))).toEqual(new Set(platforms));
  });
});

describe('records of this site in the browser', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const sources = ['site/src', 'site/config', 'plugins']
    .flatMap((folder) => readdirSync(root + folder, {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`))
    .filter((path) => /\.(ts|tsx|js|mjs)$/.test(path) && !/node_modules|\.spec\./.test(path))
    .map((path) => [path, readFileSync(root + path, 'utf8')] as const);
  const writers = sources.filter(([, source]) => /(local|session)Storage\.setItem\(|createStorageSlot\(/.test(source));
  const isListed = (written: string) =>
    siteStorage.some(({key}) => (key.endsWith('*') ? written.startsWith(key.slice(0, -1)) : written === key));

  /** The keys that a file writes: each as it stands in the call, or as the constant of that name. */
  const keysOf = (source: string): string[] =>
    [...source.matchAll(/(?:setItem|createStorageSlot)\(\s*(?:'([^']+)'|(\w+))/g)].map(
      ([, text, name]) => text ?? new RegExp(`const ${name} = '([^']+)'`).exec(source)?.[1] ?? `${name}, which is no constant of this file`,
    );

  it('finds the code that writes them', () => {
    expect(writers.length).toBeGreaterThan(0);
  });

  it.each(writers)('%s writes only what the privacy page lists', (_path, source) => {
    expect(keysOf(source).length).toBeGreaterThan(0);
    expect(
      keysOf(source).filter((key) => !isListed(key)),
      '请在 compliance.ts 的 siteStorage 里登记',
    ).toEqual([]);
  });

  it('leaves no room for cookies', () => {
    expect(
      sources.filter(([path, source]) => path !== 'site/src/data/compliance.ts' && /document\.cookie/.test(source)).map(([path]) => path),
    ).toEqual([]);
  });
});
