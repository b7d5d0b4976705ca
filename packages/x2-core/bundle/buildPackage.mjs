import {join, relative} from 'node:path';
import {build} from 'esbuild';
import {thirdPartyLicenses} from '@x2p2p/build-tools/thirdPartyLicenses';
import {patchPlugin} from './patchPlugin.mjs';
import {replacedModules} from './replacedModules.mjs';

const ENTRIES = ['index', 'options', 'swarm', 'errors'];

/** The files of a package's entries, by the entry's name: those that all engines have, and `more`. */
export const entriesOf = ({folder, more = {}}) => ({
  ...Object.fromEntries(ENTRIES.map((entry) => [entry, `${folder}/src/${entry}.ts`])),
  ...more,
});

/** What a page brings along: its player, its framework. */
const EXTERNAL = ['hls.js', 'react', 'vue'];

/** Browsers with WebRTC, MSE, `structuredClone` and the syntax the engine is written in; the changelogs and the release pages name them. */
const TARGET = ['chrome98', 'edge98', 'firefox94', 'safari16.4'];

/**
 * Bundles one engine package: ES modules, one script for a script tag, licences. Returns the files of its `dist`,
 * path to text.
 */
export async function buildPackage({root, folder, name, globalName, className, more}) {
  const source = join(root, folder, 'src');
  const dist = join(root, folder, 'dist');
  const common = {
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: 'browser',
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    // The tracker client asks whether it runs in a browser build. The other names would stop an import during server
    // rendering, where they do not exist: as properties they are merely undefined there.
    define: {'process.browser': 'true', self: 'globalThis', WebSocket: 'globalThis.WebSocket'},
    metafile: true,
    logLevel: 'warning',
  };
  const [modules, script] = await Promise.all([
    build({
      ...common,
      // The engine is an entry too, so that it gets a file apart from `index.js`: who imports an X2Error from there leaves it out.
      entryPoints: {...entriesOf({folder, more}), 'chunks/engine': `${folder}/src/${className}.ts`},
      outdir: dist,
      format: 'esm',
      external: EXTERNAL,
      // Shared chunks, so that an X2Error is the same class whichever entry it came from.
      splitting: true,
      chunkNames: 'chunks/[name]-[hash]',
      plugins: [patchPlugin(), replacedModules()],
    }),
    build({
      ...common,
      entryPoints: [join(source, 'index.ts')],
      outfile: join(dist, `${name}.iife.js`),
      format: 'iife',
      globalName,
      minify: true,
      banner: {js: `/* ${name}: see THIRD_PARTY_LICENSES.txt for the code it contains. */`},
      plugins: [patchPlugin(), replacedModules()],
    }),
  ]);
  return new Map([
    ...[...modules.outputFiles, ...script.outputFiles].map(({path, text}) => [relative(dist, path).replaceAll('\\', '/'), text]),
    [`${name}.iife.d.ts`, scriptTypes(globalName)],
    ['THIRD_PARTY_LICENSES.txt', thirdPartyLicenses(modules.metafile, root)],
  ]);
}

/** For code beside a script tag: the global, with everything that the module exports. */
const scriptTypes = (globalName) => `export * from './index.js';\nexport as namespace ${globalName};\n`;
