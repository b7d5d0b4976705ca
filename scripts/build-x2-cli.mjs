import {chmodSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {build} from 'esbuild';
import {replaceFolder} from '@x2p2p/build-tools/replaceFolder';
import {thirdPartyLicenses} from '@x2p2p/build-tools/thirdPartyLicenses';

/**
 * Bundles the command with all that it needs into `dist`, each command in a chunk that is loaded when it is called. Needs the `dist` of
 * stream-doctor. The documentation that `x2 docs` searches comes with `npm run pack`, from a built site.
 */
export async function buildX2Cli({root}) {
  const folder = join(root, 'packages/x2-cli');
  const dist = join(folder, 'dist');
  const {outputFiles, metafile} = await build({
    absWorkingDir: root,
    entryPoints: [join(folder, 'src/x2.ts')],
    outdir: dist,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    // Faster masking for servers with many connections; `ws` does without.
    external: ['bufferutil', 'utf-8-validate'],
    // Parts of the tracker are CommonJS and ask for modules of Node.
    banner: {js: "import {createRequire} from 'node:module';\nconst require = createRequire(import.meta.url);"},
  });
  await replaceFolder(
    dist,
    new Map([
      ...outputFiles.map(({path, text}) => [relative(dist, path).replaceAll('\\', '/'), text]),
      // esbuild sees stream-doctor as one bundle without its parts, so the list of that package is appended.
      [
        'THIRD_PARTY_LICENSES.txt',
        `${thirdPartyLicenses(metafile, root)}\n${readFileSync(join(root, 'packages/stream-doctor/dist/THIRD_PARTY_LICENSES.txt'), 'utf8')}`,
      ],
    ]),
  );
  const program = join(dist, 'x2.js');
  chmodSync(program, statSync(program).mode | 0o111);
}
