import {createHash} from 'node:crypto';
import {resolve} from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {browsers} from './browsers.ts';
import {minify} from './minify.ts';

export interface Bundle {
  script: string;
  /** What the script imports, or the styles among the entries. */
  styles: string;
  /** Files that are in it. */
  inputs: string[];
}

type Source = Pick<BuildOptions, 'entryPoints' | 'stdin' | 'define' | 'plugins'>;

interface BundleOptions extends Source {
  format: 'iife' | 'esm';
  /** `once` by the minifier of the application, `twice` by esbuild before it: what is smaller once compressed differs. */
  minified: 'once' | 'twice' | 'never';
}

/** Bundles a script that runs outside the application for the same browsers, minified in the same way. */
export async function bundle({format, minified, ...source}: BundleOptions): Promise<Bundle> {
  const {outputFiles, metafile} = await build({
    ...source,
    format,
    minifySyntax: minified === 'twice',
    minifyWhitespace: minified === 'twice',
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    target: browsers,
    jsx: 'automatic',
    // Chinese as it is: a third of its escaped size.
    charset: 'utf8',
    // The page of licences prints them.
    legalComments: 'none',
    // Errors are thrown.
    logLevel: 'silent',
  });
  const text = (ending: string) => outputFiles.find(({path}) => path.endsWith(ending))?.text.trim() ?? '';
  const script = text('.js');
  return {
    script: minified === 'never' ? script : minify(script, {module: format === 'esm'}).trim(),
    styles: text('.css'),
    inputs: Object.keys(metafile.inputs).map((input) => resolve(input)),
  };
}

/** The styles travel in the script and need no element in the page. */
export const withStyles = (script: string, styles: string): string =>
  `const styles=new CSSStyleSheet();styles.replaceSync(${JSON.stringify(styles)});document.adoptedStyleSheets.push(styles);${script}`;

/** For names that change with the content, so that files may be cached forever. */
export const contentHash = (content: string, length = 8): string => createHash('sha256').update(content).digest('hex').slice(0, length);
