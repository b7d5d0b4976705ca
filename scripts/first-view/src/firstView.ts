import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundle, contentHash} from '@x2p2p/build-tools/bundle';
import {RETRY_BAR} from '@x2p2p/page/retryBar';
import {criticalCss} from './criticalCss.ts';
import {pageTokens} from './pageTokens.ts';
import {PROGRESS_BAR} from './page/progressBar.ts';
import {readsOf} from './settleVariables.ts';
import {applicationScripts, parsePage, styleSheets, transforms, type Transform} from './transforms.ts';

export type {Transform} from './transforms.ts';

/** What scripts of every page may draw into it. */
const drawnLater = [RETRY_BAR, PROGRESS_BAR].map(parsePage);

export type FirstViewOptions = {
  /** Matches the paths of pages whose purpose is what the application does in them. */
  readonly workbenches: RegExp;
  /** Modules that run in every page before the application does; small, since every reader fetches them. */
  readonly early: readonly string[];
  /** The beginning of the paths of files that those modules load to draw with: every page keeps the custom properties they read. */
  readonly drawnEarly: string;
  /** What else happens to each page. */
  readonly more: readonly Transform[];
};

/** Rewrites the pages of a built site so that one response paints them and no script runs before it is needed. */
export async function firstView(directory: string, {workbenches, early, drawnEarly, more}: FirstViewOptions): Promise<{pages: number}> {
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
  const {script: loaderScript} = await bundlePage([...early, fileURLToPath(new URL('./page/loader.ts', import.meta.url))], {
    X2_ASSETS: {styles, scripts},
    X2_WORKBENCHES: workbenches.source,
  });
  const loader = `/assets/page/loader.${contentHash(loaderScript)}.js`;
  mkdirSync(join(directory, 'assets/page'), {recursive: true});
  writeFileSync(join(directory, loader), loaderScript);
  const inPageFor = async (hasTabs: boolean, isNotFound = false) =>
    (await bundlePage([fileURLToPath(new URL('./page/inPage.ts', import.meta.url))], {X2_HAS_TABS: hasTabs, X2_IS_NOT_FOUND: isNotFound}))
      .script;
  const inPages = {plain: await inPageFor(false), withTabs: await inPageFor(true), notFound: await inPageFor(false, true)};
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
    const inPage = inPages[file === '404.html' ? 'notFound' : tokens.roles.has('tablist') ? 'withTabs' : 'plain'];
    const page = {tokens: {...tokens, variables: new Set([...tokens.variables, ...variables])}, critical, inPage, loader};
    for (const transform of [...transforms, ...more]) transform($, page);
    writeFileSync(path, $.html());
    pages += 1;
  }
  return {pages};
}

/**
 * What stands in pages: one text for all with tabs, one for all without and one for the not-found page, so that a strict policy needs three
 * hashes. The loader is one file for all.
 */
const bundlePage = (modules: readonly string[], constants: Record<string, unknown>) =>
  bundle({
    stdin: {contents: modules.map((path) => `import ${JSON.stringify(path)};`).join('\n'), resolveDir: process.cwd()},
    format: 'iife',
    minified: 'once',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  });
