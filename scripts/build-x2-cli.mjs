import {chmodSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {build} from 'esbuild';
import {replaceFolder} from '@x2p2p/build-tools/replaceFolder';
import {thirdPartyLicenses} from '@x2p2p/build-tools/thirdPartyLicenses';

/** Bundles the command with all that it needs into `dist`, so that it runs from the file alone. */
export async function buildX2Cli({root}) {
  const folder = join(root, 'packages/x2-cli');
  const dist = join(folder, 'dist');
  const {outputFiles, metafile} = await build({
    absWorkingDir: root,
    entryPoints: [join(folder, 'src/x2.ts')],
    outdir: dist,
    bundle: true,
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
    banner: {js: "#!/usr/bin/env node\nimport {createRequire} from 'node:module';\nconst require = createRequire(import.meta.url);"},
  });
  await replaceFolder(
    dist,
    new Map([
      ...outputFiles.map(({path, text}) => [relative(dist, path).replaceAll('\\', '/'), text]),
      ['THIRD_PARTY_LICENSES.txt', thirdPartyLicenses(metafile, root)],
    ]),
  );
  const program = join(dist, 'x2.js');
  chmodSync(program, statSync(program).mode | 0o111);
}
