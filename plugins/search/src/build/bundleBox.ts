import {fileURLToPath} from 'node:url';
import type {Plugin} from 'esbuild';
import {bundle, contentHash, withStyles} from '@x2p2p/build-tools/bundle';
import type {ClientSite} from '../shared/ClientSite.ts';
import type {IndexFile} from './buildIndex.ts';

/** Names of the files, from the root of the site. */
export interface BoxFiles {
  box: string;
  worker: string;
}

const FOLDER = 'assets/search';
/** What the opener loads to draw the box: its name in the built site, up to the hash. */
export const boxScript = `${FOLDER}/box.`;
const source = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));
/** A part of the script in every page, so that the search opens before the application runs. */
export const openerScript = source('box/installOnce.ts');

/** Runs the React components on Preact: the dialog must be there before the application could be. */
const onPreact: Plugin = {
  name: 'on-preact',
  // eslint-disable-next-line @typescript-eslint/unbound-method -- esbuild declares functions as methods
  setup({onResolve, resolve}) {
    onResolve({filter: /^react(\/.*)?$/}, ({path, resolveDir, kind}) =>
      resolve(path.replace(/^react$/, 'preact/compat').replace(/^react\//, 'preact/'), {resolveDir, kind}),
    );
  },
};

/** Where the application finds the site's facts among its generated modules, the box finds them too. */
const withSite = (site: ClientSite): Plugin => ({
  name: 'with-site',
  // eslint-disable-next-line @typescript-eslint/unbound-method -- esbuild declares functions as methods
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@generated\/.*\/site\.json$/}, ({path}) => ({path, namespace: 'generated'}));
    onLoad({filter: /./, namespace: 'generated'}, () => ({contents: JSON.stringify(site), loader: 'json'}));
  },
});

async function bundlePart(entry: string, plugins: Plugin[] = []): Promise<{script: string; modules: string[]}> {
  const {script, styles, inputs} = await bundle({
    entryPoints: [source(entry)],
    format: 'esm',
    minified: 'twice',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins,
  });
  return {script: styles ? withStyles(script, styles) : script, modules: inputs};
}

const named = (start: string, content: string): IndexFile => ({name: `${start}${contentHash(content)}.js`, content});

/** The dialog and the worker, as files of their own beside the application, and the modules that are in them. */
export async function bundleBox(site: ClientSite): Promise<BoxFiles & {files: IndexFile[]; modules: string[]}> {
  const parts = await Promise.all([bundlePart('box/box.tsx', [onPreact, withSite(site)]), bundlePart('engine/search.worker.ts')]);
  const [box, worker] = [named(boxScript, parts[0].script), named(`${FOLDER}/worker.`, parts[1].script)];
  return {box: box.name, worker: worker.name, files: [box, worker], modules: parts.flatMap(({modules}) => modules)};
}
