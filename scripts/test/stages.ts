import {anyOf, product, under} from './affected.ts';
import {importedFiles} from './importedFiles.ts';
import {command, playwright, ROOT, vitest} from './runners.ts';
import type {Env, Stage} from './Stage.ts';

const SOURCES = ['packages/', 'plugins/', 'site/', 'scripts/', 'tests/', 'bench/'];

/** Whoever changes this run wants all of it: no stage names its files. */
const known =
  (...places: readonly string[]): Stage['reads'] =>
  (file) =>
    under(...places)(file) && !file.startsWith('scripts/test/');
const anything = known(...SOURCES, 'deploy/', '.ci/', 'README.md', 'CONTRIBUTING.md', 'STYLEGUIDE.zh-CN.md', 'budgets.json');
const code: Stage['reads'] = (file) => known(...SOURCES)(file) && /\.([cm]?[jt]s|tsx|vue|json)$/.test(file);

const engines = anyOf(
  product('packages/'),
  under('scripts/build-packages.mjs', 'scripts/build-stream-doctor.mjs', 'scripts/build-x2-cli.mjs'),
);
const site = anyOf(engines, product('plugins/', 'site/', 'scripts/verified/'), under('scripts/build-site.ts', 'scripts/v8Options.ts'));

/** The tests of a folder, what they import and what stands beside them; the site, and the server that the run starts for it. */
function testsOf(folder: string, ending: '.pw.ts' | '.spec.ts'): Stage['reads'] {
  let imported: ReadonlySet<string> | undefined;
  const isImported = (file: string) => (imported ??= importedFiles(ROOT, folder, ending)).has(file);
  return anyOf(site, under(`${folder}/`, 'tests/fixtures/', 'scripts/siteServer.ts'), isImported);
}

/** The labelled questions of the search. */
const questions = under('bench/search/queries.tsv');

type Own = Pick<Stage, 'cores'> & Partial<Pick<Stage, 'needs' | 'reads'>>;

/** One npm script as one check. */
const npmRun = (name: string, {needs = [], reads = anything, ...own}: Own): Stage => ({
  name,
  needs,
  reads,
  ...own,
  run: command(name, ['npm', 'run', '--silent', name]),
});

const siteBuild = (name: string, folder: string, extra?: Env): Stage => ({
  name,
  needs: ['packages'],
  cores: 2,
  reads: site,
  run: command(name, ['npm', 'run', '--silent', 'build', '-w', 'site', '--', '--out-dir', folder], extra),
});

/** By default vitest leaves cores free, half of a machine with two. */
const EVERY_CORE = '--maxWorkers=100%';

const inNode = (name: string, args: readonly string[], {needs = [], reads = anything, ...own}: Own): Stage => ({
  name,
  needs: ['packages', ...needs],
  reads,
  ...own,
  run: vitest(name, args),
});

type InBrowser = Partial<Pick<Stage, 'needs' | 'reads'>> & {readonly reporters?: readonly string[]};

/**
 * With the machine for itself: beside the engine's tests, a start that the laboratory measures in `tests/tools/latencyModel.pw.ts` took
 * 3.4 s instead of one, twice.
 */
const inBrowser = (name: string, {needs = [], reads = () => false, reporters = []}: InBrowser = {}): Stage => ({
  name,
  needs: ['build', ...needs],
  cores: Infinity,
  reads: anyOf(testsOf(`tests/${name}`, '.pw.ts'), reads),
  run: playwright(name, reporters),
});

/** Every check. Where several may start, the first in the list does. */
export const stages: readonly Stage[] = [
  npmRun('packages', {cores: 1, reads: engines}),
  siteBuild('build', 'build'),
  // The chrome's options the other way round: colour switch on, navbar hiding on scroll.
  siteBuild('variant', 'build-variant', {X2_COLOR_SWITCH: '1', X2_HIDE_NAVBAR: '1'}),
  inNode('output', [EVERY_CORE, 'tests/output', 'tests/search'], {
    needs: ['build'],
    cores: 2,
    reads: anyOf(testsOf('tests/output', '.spec.ts'), testsOf('tests/search', '.spec.ts'), questions),
  }),
  inBrowser('engine'),
  inBrowser('tools'),
  inBrowser('browser', {needs: ['variant']}),
  inBrowser('samples', {reporters: [`${ROOT}tests/samples/verifiedReporter.ts`]}),
  inBrowser('lab'),
  inBrowser('hostile'),
  inBrowser('search', {reads: questions}),
  inBrowser('deploy'),
  npmRun('lint', {needs: ['packages'], cores: 1}),
  npmRun('types', {needs: ['packages'], cores: 1, reads: code}),
  inNode('unit', [EVERY_CORE, ...['output', 'search', 'deploy', 'products', 'native'].map((folder) => `--exclude=tests/${folder}/**`)], {
    cores: 2,
  }),
  // One file after the other: installing a compiler must not meet another that does, and Kotlin's fills two cores.
  inNode('native', ['--maxWorkers=1', 'tests/native'], {
    cores: 2,
    reads: anyOf(
      engines,
      under('site/examples/', 'site/src/data/', 'site/src/tools/', 'tests/native/', 'tests/snippets/', 'tests/programs.ts'),
    ),
  }),
  inNode('products', ['tests/products'], {cores: 1, reads: anyOf(site, under('tests/products/', 'tests/fixtures/sixth-product/'))}),
  inNode('servers', ['--maxWorkers=1', 'tests/deploy'], {
    needs: ['build'],
    cores: Infinity,
    reads: anyOf(testsOf('tests/deploy', '.spec.ts'), under('deploy/')),
  }),
];
