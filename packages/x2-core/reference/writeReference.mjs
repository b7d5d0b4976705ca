import {readFile, rm} from 'node:fs/promises';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {Application, IntrinsicType, ReflectionKind} from 'typedoc';
import {listFiles, replaceFolder} from '@x2p2p/build-tools/replaceFolder';
import {arrangePage} from './arrangePage.mjs';
import {dataTables, TABLE_NAMES} from './dataTables.mjs';
import {foldSmallTypes} from './foldSmallTypes.mjs';
import {indexPage} from './indexPage.mjs';
import {FOLDER_LABELS} from './labels.mjs';
import {linkNames} from './linkNames.mjs';
import {modulePage} from './modulePage.mjs';
import {refinePage} from './refinePage.mjs';
import {addressesOf, tasksOf} from './tasks.mjs';

const MODULES = ['engine', 'options', 'swarm', 'errors'];
const ENTRY_OF = {engine: 'index', options: 'options', swarm: 'swarm', errors: 'errors'};
const MODULE_LABELS = {engine: '引擎', options: '选项表', swarm: '群组', errors: '错误'};

/** Prints one package's API reference into `site/api/<name>` from its source comments and its built tables. */
export async function writeReference({root, folder, name, className, title, quickstart}) {
  const raw = mkdtempSync(join(tmpdir(), `${name}-reference-`));
  try {
    await runTypeDoc({root, folder, name, out: raw});
    const manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
    const core = JSON.parse(await readFile(join(root, 'packages/x2-core/package.json'), 'utf8'));
    const printed = await readPages(raw);
    const pages = await refineAll(printed, {root, folder, name, className});
    pages.set(
      'index.mdx',
      indexPage({
        name,
        title,
        manifest,
        quickstart,
        engineVersion: core.dependencies['p2p-media-loader-core'],
        tasks: addressTasks(pages, {packageName: name, className}),
        example: exampleOf(pages.get(`engine/classes/${className}.mdx`)),
        modules: MODULES.map((module) => ({
          specifier: specifierOf(name, module),
          link: `${module}/index.mdx`,
          summary: commentOf(printed.get(`${module}/index.mdx`)),
        })),
      }),
    );
    pages.set('_category_.json', category(name, `${name} 参考`, 2));
    for (const [position, module] of MODULES.entries()) {
      pages.set(`${module}/_category_.json`, category(`${name}/${module}`, MODULE_LABELS[module], position + 1));
      for (const [order, [kind, label]] of Object.entries(FOLDER_LABELS).entries()) {
        const hasPages = [...pages.keys()].some((path) => path.startsWith(`${module}/${kind}/`));
        if (hasPages) pages.set(`${module}/${kind}/_category_.json`, category(`${name}/${module}/${kind}`, label, order + 1));
      }
    }
    await replaceFolder(join(root, 'site/api', name), pages);
  } finally {
    await rm(raw, {recursive: true, force: true});
  }
}

async function runTypeDoc({root, folder, name, out}) {
  const app = await Application.bootstrapWithPlugins({
    name,
    plugin: ['typedoc-plugin-markdown'],
    lang: 'zh',
    tsconfig: join(root, 'packages/tsconfig.json'),
    entryPoints: MODULES.map((module) => join(root, folder, 'src', `${ENTRY_OF[module]}.ts`)),
    out,
    readme: 'none',
    router: 'member',
    fileExtension: '.mdx',
    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    hideGenerator: true,
    disableSources: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    sort: ['source-order'],
    logLevel: 'Warn',
    validation: {notExported: true, invalidLink: true, notDocumented: true},
    // A dead link, or an export without a comment, is a fault of the reference.
    treatWarningsAsErrors: true,
    requiredToBeDocumented: [
      'Class',
      'Interface',
      'TypeAlias',
      'Function',
      'Variable',
      'Method',
      'Property',
      'Constructor',
      'Accessor',
      'Module',
    ],
    packagesRequiringDocumentation: ['x2-hlsjs', 'x2-shaka', 'x2-core'],
  });
  const project = await app.convert();
  if (!project) throw new Error(`${name}: TypeDoc could not read the sources`);
  // Tables are printed with their values (see dataTables), not as nested types.
  for (const variable of project.getReflectionsByKind(ReflectionKind.Variable)) {
    if (!TABLE_NAMES.includes(variable.name)) continue;
    if (variable.type?.type === 'reflection') project.removeReflection(variable.type.declaration);
    variable.type = new IntrinsicType('object');
  }
  app.validate(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error(`${name}: TypeDoc found faults in the comments (above)`);
  await app.generateOutputs(project);
}

async function readPages(folder) {
  const paths = await listFiles(folder);
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')])));
}

async function refineAll(printed, {root, folder, name, className}) {
  const tables = await dataTables(join(root, folder, 'dist'));
  const positions = positionsOf(printed);
  const pages = new Map();
  for (const [path, markdown] of printed) {
    if (path === 'index.mdx') continue;
    if (path.endsWith('/index.mdx')) {
      const module = dirname(path);
      const summaryOf = (link) => commentOf(printed.get(join(module, link).replaceAll('\\', '/'))).split('。')[0];
      pages.set(
        path,
        modulePage(markdown, {
          slug: `/${name}/${module}`,
          label: MODULE_LABELS[module],
          specifier: specifierOf(name, module),
          first: className,
          summaryOf,
        }),
      );
      continue;
    }
    const pageName = basename(path, '.mdx');
    const withTable = tables[pageName] ? `${markdown.split(/^## /m)[0].trimEnd()}\n\n${tables[pageName]}\n` : markdown;
    const tryMethod = pageName === className ? (method) => `/api/test?engine=${name.replace('x2-', '')}&method=${method}` : undefined;
    pages.set(path, refinePage(withTable, {packageName: name, position: pageName === className ? 0 : positions.get(path), tryMethod}));
  }
  const folded = foldSmallTypes(pages);
  const arranged = new Map(
    [...folded].map(([path, page]) => [path, arranges(path) ? arrangePage(page, specifierOf(name, path.split('/')[0])) : page]),
  );
  checkAnchors(arranged);
  return linkNames(arranged, name);
}

/** Pages follow the order in which the module lists its exports. */
function positionsOf(printed) {
  const positions = new Map();
  for (const [path, markdown] of printed) {
    if (!path.endsWith('/index.mdx')) continue;
    for (const [, link] of markdown.matchAll(/^- \[.+?\]\((.+?)\)$/gm))
      positions.set(join(dirname(path), link).replaceAll('\\', '/'), positions.size + 1);
  }
  return positions;
}

/** The first sentence or paragraph under a page's title, without its declaration. */
const commentOf = (markdown) =>
  markdown
    .replace(/^# .+\n+/, '')
    .replace(/^```[\s\S]*?^```\n+/m, '')
    .split('\n\n')[0]
    .replaceAll('\n', '')
    .trim();

const specifierOf = (name, module) => (module === 'engine' ? name : `${name}/${module}`);

const arranges = (path) => basename(path) !== 'index.mdx';

/** The sample with which the class begins. */
const exampleOf = (page) => /^## 示例 .+\n\n(```ts\n[^]*?^```)$/m.exec(page)[1];

function addressTasks(pages, engine) {
  const addresses = addressesOf(pages, engine);
  return tasksOf(engine.className).map(([task, labels]) => ({
    task,
    names: labels.map((label) => {
      const to = addresses.get(label);
      if (!to) throw new Error(`tasks.mjs leads to ${label}, which ${engine.packageName} does not have`);
      return {label, to};
    }),
  }));
}

// The key tells apart categories that share a label: Docusaurus refuses two of the same name without one.
const category = (key, label, position) => `${JSON.stringify({key, label, position, collapsed: true}, null, 2)}\n`;

/** Every link with an anchor must point to a heading that exists; Docusaurus would say so only at the end of a full build. */
function checkAnchors(pages) {
  const anchors = new Map(
    [...pages].map(([path, text]) => [
      path,
      new Set([...text.matchAll(/\{\/\* #(\S+) \*\/\}|<span id="([^"]+)">/g)].map(([, heading, cell]) => heading ?? cell)),
    ]),
  );
  for (const [path, text] of pages) {
    for (const [, target, anchor] of text.matchAll(/\]\(([^)#\s]*\.mdx)?#([^)]+)\)/g)) {
      const page = target ? join(dirname(path), target).replaceAll('\\', '/') : path;
      if (!anchors.get(page)?.has(anchor)) throw new Error(`${path}: the link to ${page}#${anchor} leads nowhere`);
    }
  }
}
