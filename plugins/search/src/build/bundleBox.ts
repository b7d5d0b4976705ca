import {createHash} from 'node:crypto';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, type Plugin} from 'esbuild';
import {browsers} from '../../../browsers.ts';
import {minify} from '../../../minify.ts';
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
  setup({onResolve, resolve}) {
    onResolve({filter: /^react(\/.*)?$/}, ({path, resolveDir, kind}) => resolve(path.replace(/^react$/, 'preact/compat').replace(/^react\//, 'preact/'), {resolveDir, kind}));
  },
};

/** The styles travel in the script and need no element in the page. */
const withStyles = (script: string, styles: string) =>
  `const styles=new CSSStyleSheet();styles.replaceSync(${JSON.stringify(styles.trim())});document.adoptedStyleSheets.push(styles);${script}`;

async function bundle(entry: string): Promise<{script: string; modules: string[]}> {
  const {outputFiles, metafile} = await build({
    entryPoints: [source(entry)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    target: browsers,
    jsx: 'automatic',
    // Chinese as it is: a third of its escaped size. Modules and workers are read as UTF-8 whatever the server says.
    charset: 'utf8',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [onPreact],
  });
  const text = (ending: string) => outputFiles.find(({path}) => path.endsWith(ending))?.text ?? '';
  const script = minify(text('.js'), {module: true});
  return {script: text('.css') ? withStyles(script, text('.css')) : script, modules: Object.keys(metafile.inputs).map((path) => resolve(path))};
}

const named = (start: string, content: string): IndexFile => ({
  name: `${start}${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`,
  content,
});

/** The dialog and the worker, as files of their own beside the application, and the modules that are in them. */
export async function bundleBox(): Promise<BoxFiles & {files: IndexFile[]; modules: string[]}> {
  const parts = await Promise.all([bundle('box/box.tsx'), bundle('engine/search.worker.ts')]);
  const [box, worker] = [named(boxScript, parts[0].script), named(`${FOLDER}/worker.`, parts[1].script)];
  return {box: box.name, worker: worker.name, files: [box, worker], modules: parts.flatMap(({modules}) => modules)};
}
