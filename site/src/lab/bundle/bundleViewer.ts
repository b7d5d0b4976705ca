import {createRequire} from 'node:module';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {bundle, contentHash} from '@x2p2p/build-tools/bundle';

export type ViewerFiles = {
  /** Output path → content. */
  readonly files: ReadonlyMap<string, string>;
  /** Source files, for the development server to watch. */
  readonly inputs: readonly string[];
};

function engineVersion(): string {
  const {version} = createRequire(import.meta.url)('x2-hlsjs/package.json') as {version: string};
  return version;
}

/** Bundles the viewer's script and style, and the page that loads them: names carry a hash, so they may be cached forever. */
export async function bundleViewer(folder: string, {isDevelopment}: {readonly isDevelopment: boolean}): Promise<ViewerFiles> {
  const {script, styles, inputs} = await bundle({
    entryPoints: [path.join(folder, 'main.ts'), path.join(folder, 'viewer.css')],
    format: 'iife',
    minified: isDevelopment ? 'never' : 'twice',
    define: {X2_HLSJS_VERSION: JSON.stringify(engineVersion())},
  });
  const files = new Map<string, string>();
  const named = (extension: 'js' | 'css', content: string): string => {
    const name = `assets/${extension}/lab-viewer.${contentHash(content)}.${extension}`;
    files.set(name, content);
    return `/${name}`;
  };
  const template = path.join(folder, 'viewer.html');
  files.set(
    'lab-viewer/index.html',
    (await readFile(template, 'utf8')).replace('{{css}}', named('css', styles)).replace('{{js}}', named('js', script)),
  );
  return {files, inputs: [template, ...inputs]};
}
