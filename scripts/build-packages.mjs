/**
 * Builds x2-hlsjs and x2-shaka into their `dist` folders and prints their API reference into `site/api`, then builds
 * stream-doctor and the command x2 on top of them; does nothing when the sources, this code and the locked dependencies are what they were
 * last time. `--force` builds regardless.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildPackage} from 'x2-core/bundle/buildPackage';
import {bundleTypes} from 'x2-core/bundle/bundleTypes';
import {replaceFolder} from '@x2p2p/build-tools/replaceFolder';
import {writeReference} from 'x2-core/reference/writeReference';
import {buildStreamDoctor} from './build-stream-doctor.mjs';
import {buildX2Cli} from './build-x2-cli.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const PACKAGES = [
  {
    name: 'x2-hlsjs',
    folder: 'packages/x2-hlsjs',
    globalName: 'X2Hls',
    className: 'HlsJsP2PEngine',
    title: 'hls.js 的 P2P 引擎',
    quickstart: '/docs/hls-sdk/quicestart',
    more: {
      react: 'packages/x2-hlsjs/src/react.ts',
      vue: 'packages/x2-hlsjs/src/vue.ts',
      // For pages with both players: one core serves them.
      shaka: 'packages/x2-shaka/src/index.ts',
    },
  },
  {
    name: 'x2-shaka',
    folder: 'packages/x2-shaka',
    globalName: 'X2Shaka',
    className: 'ShakaP2PEngine',
    title: 'Shaka Player 的 P2P 引擎',
    quickstart: '/docs/shaka-player-sdk/quicestart',
  },
];

const INPUT_FOLDERS = ['packages/build-tools', 'packages/x2-core', ...PACKAGES.map(({folder}) => folder)];
const INPUT_FILES = [
  'packages/tsconfig.json',
  'scripts/build-packages.mjs',
  'scripts/build-stream-doctor.mjs',
  'scripts/build-x2-cli.mjs',
  'package-lock.json',
];

const ENGINES = PACKAGES.map(({name}) => name).join(', ');
const engineInputs = [...INPUT_FOLDERS.flatMap(filesUnder), ...INPUT_FILES];

await upToDate(
  ENGINES,
  engineInputs,
  PACKAGES.flatMap(({name, folder}) => [`${folder}/dist/index.js`, `site/api/${name}/index.mdx`]),
  async () => {
    const types = bundleTypes({root, packages: PACKAGES});
    for (const spec of PACKAGES) {
      const files = new Map([...(await buildPackage({root, ...spec})), ...types.get(spec.folder)]);
      await replaceFolder(join(root, spec.folder, 'dist'), files);
    }
    for (const spec of PACKAGES) await writeReference({root, ...spec});
  },
);
await upToDate(
  'stream-doctor',
  [...filesUnder('packages/command'), ...filesUnder('packages/stream-doctor'), ...engineInputs],
  ['packages/stream-doctor/dist/index.js'],
  () => buildStreamDoctor({root}),
);
await upToDate(
  'x2-cli',
  [
    ...['packages/command', 'packages/stream-doctor', 'packages/tracker', 'packages/x2-cli', 'plugins/search'].flatMap(filesUnder),
    ...engineInputs,
  ],
  ['packages/x2-cli/dist/x2.js'],
  () => buildX2Cli({root}),
);

/** Builds unless the inputs are what they were last time and what came of them is there. */
async function upToDate(name, inputs, outputs, build) {
  const stamp = join(root, 'node_modules/.cache/x2-packages', name);
  const fingerprint = fingerprintOf(inputs);
  const isCurrent =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint && outputs.every((path) => existsSync(join(root, path)));
  if (isCurrent && !process.argv.includes('--force')) return;
  const start = performance.now();
  await build();
  mkdirSync(dirname(stamp), {recursive: true});
  writeFileSync(stamp, fingerprint);
  console.log(`${name}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/[\\/](dist|node_modules)[\\/]|\.spec\.ts$|\.md$/.test(file));
}

function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
