import {chmodSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {generateDtsBundle} from 'dts-bundle-generator';
import {build} from 'esbuild';
import {replaceFolder} from '@x2p2p/build-tools/replaceFolder';
import {thirdPartyLicenses} from '@x2p2p/build-tools/thirdPartyLicenses';

const ENTRIES = ['index', 'model', 'identity', 'text', 'watch'];

/** Bundles the library for browsers and Node, and the command, into `dist`. Needs the `dist` of x2-hlsjs. */
export async function buildStreamDoctor({root}) {
  const folder = join(root, 'packages/stream-doctor');
  const dist = join(folder, 'dist');
  const common = {
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    outdir: dist,
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    // x2-hlsjs declares that its chunks have no side effects, so dropping one needs no warning.
    logOverride: {'ignored-bare-import': 'silent'},
  };
  const [library, command] = await Promise.all([
    build({
      ...common,
      entryPoints: ENTRIES.map((entry) => join(folder, 'src', `${entry}.ts`)),
      platform: 'browser',
      target: ['chrome107', 'firefox115', 'safari16.4'],
      splitting: true,
      chunkNames: 'chunks/[name]-[hash]',
    }),
    build({
      ...common,
      entryPoints: {cli: join(folder, 'cli/stream-doctor.ts'), command: join(folder, 'cli/command.ts')},
      platform: 'node',
      target: 'node20',
      splitting: true,
      chunkNames: 'chunks/[name]-[hash]',
    }),
  ]);
  const typed = {...Object.fromEntries(ENTRIES.map((entry) => [entry, `src/${entry}.ts`])), command: 'cli/command.ts'};
  const types = generateDtsBundle(
    Object.values(typed).map((file) => ({
      filePath: join(folder, file),
      output: {noBanner: true, exportReferencedTypes: false},
      noCheck: true,
    })),
    {preferredConfigPath: join(folder, 'tsconfig.json')},
  );
  const files = new Map([
    ...[...library.outputFiles, ...command.outputFiles].map(({path, text}) => [relative(dist, path).replaceAll('\\', '/'), text]),
    ...Object.keys(typed).map((entry, index) => [`${entry}.d.ts`, types[index]]),
    // esbuild sees x2-hlsjs as one bundle without its parts, so the list of that package is appended.
    [
      'THIRD_PARTY_LICENSES.txt',
      `${thirdPartyLicenses(library.metafile, root)}\n${readFileSync(join(root, 'packages/x2-hlsjs/dist/THIRD_PARTY_LICENSES.txt'), 'utf8')}`,
    ],
  ]);
  await replaceFolder(dist, files);
  const program = join(dist, 'cli.js');
  chmodSync(program, statSync(program).mode | 0o111);
}
