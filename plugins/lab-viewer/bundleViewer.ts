import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {context, type BuildContext} from 'esbuild';
import {browsers} from '../browsers.ts';
import {minify} from '../minify.ts';

export type ViewerFiles = {
  /** Output path → content. */
  readonly files: ReadonlyMap<string, string>;
  /** Source files, for the development server to watch. */
  readonly inputs: readonly string[];
};

export type ViewerBundler = {readonly bundle: () => Promise<ViewerFiles>; readonly dispose: () => Promise<void>};

function engineVersion(): string {
  const {version} = createRequire(import.meta.url)('x2-hlsjs/package.json') as {version: string};
  return version;
}

/** Bundles the viewer's script and style, and the page that loads them: names carry a hash, so they may be cached forever. */
export async function createViewerBundler(folder: string, {isDevelopment}: {readonly isDevelopment: boolean}): Promise<ViewerBundler> {
  const esbuild: BuildContext = await context({
    entryPoints: [path.join(folder, 'main.ts'), path.join(folder, 'viewer.css')],
    outdir: folder,
    bundle: true,
    write: false,
    metafile: true,
    minify: !isDevelopment,
    format: 'iife',
    target: browsers,
    define: {X2_HLSJS_VERSION: JSON.stringify(engineVersion())},
    legalComments: 'none',
    logLevel: 'silent',
  });
  return {
    dispose: () => esbuild.dispose(),
    bundle: async () => {
      const {outputFiles = [], metafile} = await esbuild.rebuild();
      const files = new Map<string, string>();
      const named = (extension: 'js' | 'css'): string => {
        const file = outputFiles.find((output) => output.path.endsWith(`.${extension}`));
        if (!file) throw new Error(`lab-viewer: esbuild made no .${extension} file`);
        const content = extension === 'js' && !isDevelopment ? minify(file.text) : file.text;
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
        const name = `assets/${extension}/lab-viewer.${hash}.${extension}`;
        files.set(name, content);
        return name;
      };
      const template = path.join(folder, 'viewer.html');
      const page = (await readFile(template, 'utf8')).replace('{{css}}', `/${named('css')}`).replace('{{js}}', `/${named('js')}`);
      files.set('lab-viewer/index.html', page);
      return {files, inputs: [template, ...Object.keys(metafile?.inputs ?? {}).map((input) => path.resolve(input))]};
    },
  };
}
