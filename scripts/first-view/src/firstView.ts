import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundle} from '@x2p2p/build-tools/bundle';
import {RETRY_BAR} from '@x2p2p/page/retryBar';
import {criticalCss} from './criticalCss.ts';
import {pageTokens} from './pageTokens.ts';
import {PROGRESS_BAR} from './page/progressBar.ts';
import {readsOf} from './settleVariables.ts';
import {applicationScripts, parsePage, styleSheets, transforms} from './transforms.ts';

/** What scripts of every page may draw into it. */
const drawnLater = [RETRY_BAR, PROGRESS_BAR].map(parsePage);

export type FirstViewOptions = {
  /** Matches the paths of pages whose purpose is what the application does in them. */
  readonly workbenches: RegExp;
  /** Modules that run in every page before the application does; small, since every page carries them. */
  readonly early: readonly string[];
  /** The beginning of the paths of files that those modules load to draw with: every page keeps the custom properties they read. */
  readonly drawnEarly: string;
};

/** Rewrites the pages of a built site so that one response paints them and no script runs before it is needed. */
export async function firstView(directory: string, {workbenches, early, drawnEarly}: FirstViewOptions): Promise<{pages: number}> {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'});
  const index = parsePage(readFileSync(join(directory, 'index.html'), 'utf8'));
  const styles = styleSheets(index)
    .toArray()
    .map(({attribs}) => attribs.href!);
  const scripts = applicationScripts(index)
    .toArray()
    .map(({attribs}) => attribs.src!);
  if (styles.length === 0 || scripts.length === 0)
    throw new Error(
      `${directory}/index.html has no style sheet or no script: was it rewritten already, or has Docusaurus changed its HTML?`,
    );
  const critical = criticalCss(styles.map((href) => readFileSync(join(directory, href), 'utf8')).join('\n'));
  const loaderFor = (hasTabs: boolean, isNotFound = false) =>
    bundleLoader(
      {
        X2_ASSETS: {styles, scripts},
        X2_WORKBENCHES: workbenches.source,
        X2_HAS_TABS: hasTabs,
        X2_IS_NOT_FOUND: isNotFound,
      },
      early,
    );
  const loaders = {plain: await loaderFor(false), withTabs: await loaderFor(true), notFound: await loaderFor(false, true)};
  const drawn = files.filter((path) => path.replaceAll('\\', '/').startsWith(drawnEarly));
  if (drawn.length === 0) throw new Error(`${directory} has no file ${drawnEarly}*, whose styles every page serves.`);
  const variables = drawn.flatMap((path) => readsOf(readFileSync(join(directory, path), 'utf8')));
  let pages = 0;
  for (const file of files.filter((path) => path.endsWith('.html'))) {
    const path = join(directory, file);
    const html = readFileSync(path, 'utf8');
    // Redirect stubs and the laboratory's viewer are not pages of the application.
    if (!html.includes(scripts[0]!)) continue;
    const $ = parsePage(html);
    const tokens = pageTokens($, ...drawnLater);
    const loader = loaders[file === '404.html' ? 'notFound' : tokens.roles.has('tablist') ? 'withTabs' : 'plain'];
    const page = {tokens: {...tokens, variables: new Set([...tokens.variables, ...variables])}, critical, loader};
    for (const transform of transforms) transform($, page);
    writeFileSync(path, $.html());
    pages += 1;
  }
  return {pages};
}

/** One text for all pages with tabs, one for all without and one for the not-found page, so that a strict policy needs three hashes. */
async function bundleLoader(constants: Record<string, unknown>, early: readonly string[]): Promise<string> {
  const modules = [...early, fileURLToPath(new URL('./page/loader.ts', import.meta.url))];
  const {script} = await bundle({
    stdin: {contents: modules.map((path) => `import ${JSON.stringify(path)};`).join('\n'), resolveDir: process.cwd()},
    format: 'iife',
    minified: 'once',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return script;
}
