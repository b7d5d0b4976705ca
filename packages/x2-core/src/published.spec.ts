import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {describe, expect, test} from 'vitest';

// What npm would publish. Needs `npm run packages` first.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(ROOT + path, 'utf8'));

/** Compressed bytes of the script-tag build, which holds everything. Raise one only with a line in the changelog that says for what. */
const BUDGETS = {'x2-hlsjs': 52_000, 'x2-shaka': 53_000} as const;

/** Entries for those who need them: components for frameworks; the other engine, on the same core. */
const MORE = {'x2-hlsjs': ['react', 'vue', 'shaka'], 'x2-shaka': []} as const;

type Manifest = {peerDependencies: object; peerDependenciesMeta?: Record<string, {optional: boolean}>};

const neededBy = ({peerDependencies, peerDependenciesMeta = {}}: Manifest) =>
  Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);

describe.each(Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])('%s', (name) => {
  const folder = `packages/${name}`;
  const manifest = readJson(`${folder}/package.json`);

  test('keeps its size budget', () => {
    const bytes = gzipSync(readFileSync(`${ROOT}${folder}/dist/${name}.iife.js`)).length;
    expect(bytes).toBeLessThan(BUDGETS[name]);
    expect(bytes).toBeGreaterThan(BUDGETS[name] * 0.8);
  });

  test('exports files that exist', () => {
    const targets = Object.values(manifest.exports as Record<string, string | Record<string, string>>).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    for (const target of [...targets, manifest.types, manifest.unpkg, manifest.jsdelivr])
      expect(existsSync(`${ROOT}${folder}/${target}`), target).toBe(true);
  });

  test('brings no dependencies, and is free of side effects', () => {
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.sideEffects, 'all but the file that sets a global').toEqual(['./dist/*.iife.js']);
    expect(neededBy(manifest), 'besides the player').toHaveLength(1);
  });

  test('an X2Error costs little where the engine is not used', async () => {
    const {outputFiles} = await build({
      stdin: {contents: `import {X2Error} from './dist/index.js'; console.log(X2Error);`, resolveDir: ROOT + folder},
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
    });
    expect(brotliCompressSync(outputFiles[0]!.contents).length).toBeLessThan(2000);
  });

  test('packs what it needs and nothing else', () => {
    const [{files}] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json'], {
        cwd: `${ROOT}${folder}`,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    const paths = (files as {path: string}[]).map(({path}) => path).filter((path) => !path.startsWith('dist/chunks/'));
    expect(paths.sort()).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE.md',
        'README.md',
        'dist/THIRD_PARTY_LICENSES.txt',
        ...['errors', 'index', 'options', 'swarm', ...MORE[name]].flatMap((entry) => [`dist/${entry}.d.ts`, `dist/${entry}.js`]),
        ...['d.ts', 'js'].map((ending) => `dist/${name}.iife.${ending}`),
        'package.json',
      ].sort(),
    );
  });

  test('its types stand alone', () => {
    const imports = [...readFileSync(`${ROOT}${folder}/dist/index.d.ts`, 'utf8').matchAll(/^import .* from ['"](.+?)['"]/gm)].map(
      ([, source]) => source!.split('/')[0],
    );
    expect(new Set(imports)).toEqual(new Set(neededBy(manifest)));
  });

  test('can be imported on a server', async () => {
    const module = await import(`${ROOT}${folder}/dist/index.js`);
    expect(Object.keys(module).sort()).toEqual([name === 'x2-hlsjs' ? 'HlsJsP2PEngine' : 'ShakaP2PEngine', 'X2Error'].sort());
    const errors = await import(`${ROOT}${folder}/dist/errors.js`);
    expect(errors.X2Error).toBe(module.X2Error);
  });

  test('carries the licences of the code it contains', () => {
    const text = readFileSync(`${ROOT}${folder}/dist/THIRD_PARTY_LICENSES.txt`, 'utf8');
    for (const bundled of ['p2p-media-loader-core 2.3.1 (Apache-2.0)', 'bittorrent-tracker', '@thaunknown/simple-peer', 'streamx'])
      expect(text).toContain(bundled);
    expect(text).not.toContain('Licence: undefined');
  });

  test('names no foreign tracker or STUN server', () => {
    for (const file of ['index.js', `${name}.iife.js`]) {
      const found = /novage\.com|webtorrent\.dev|openwebtorrent\.com|stun\.l\.google|twilio\.com/.exec(
        readFileSync(`${ROOT}${folder}/dist/${file}`, 'utf8'),
      );
      expect(found?.[0]).toBeUndefined();
    }
  });
});

test('a page with both players gets one core', async () => {
  const sizeOf = async (contents: string) => {
    const {outputFiles} = await build({
      stdin: {contents, resolveDir: `${ROOT}site`},
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
    });
    return brotliCompressSync(outputFiles[0]!.contents).length;
  };
  const one = await sizeOf(`import {HlsJsP2PEngine} from 'x2-hlsjs'; console.log(HlsJsP2PEngine);`);
  const both = await sizeOf(
    `import {HlsJsP2PEngine, X2Error} from 'x2-hlsjs'; import * as other from 'x2-hlsjs/shaka'; console.log(HlsJsP2PEngine, other.ShakaP2PEngine, X2Error === other.X2Error);`,
  );
  expect(both - one).toBeLessThan(10_000);
});

test('there is one copy of the core, the pinned one', () => {
  const {packages} = readJson('package-lock.json') as {packages: Record<string, {version: string}>};
  const copies = Object.entries(packages).filter(([path]) => path.endsWith('node_modules/p2p-media-loader-core'));
  expect(copies.map(([path, {version}]) => `${path} ${version}`)).toEqual(['node_modules/p2p-media-loader-core 2.3.1']);
});
