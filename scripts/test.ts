import './requireNode.ts';
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import type {JSONReport} from '@playwright/test/reporter';
import {browserExecutable} from '../tests/browserPath.ts';
import {countReport, eachOnce, type Count} from './countReport.ts';
import {readPlaywright, readVitest} from './readReports.ts';
import {createSiteServer, listen} from './siteServer.ts';

// `npm test`: every check, cheapest first. The last line is `N passed, N failed`; what did not run is said before it.
// `npm test -- --only=unit,output` runs some stages; those that need the built site use the one on disk.

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OUT = `${ROOT}tests/.out`;
const VARIANT_DIR = `${ROOT}site/build-variant`;

type Env = NodeJS.ProcessEnv;
type Stage = {readonly name: string; readonly needsSite?: boolean; readonly run: (env: Env) => Promise<Count>};

/** One command as one check. */
const command = (name: string, args: string[], extra: Env = {}): Stage => ({
  name,
  run: async (env) => ((await execute(args, {...env, ...extra})) ? {passed: 1, failed: 0} : {passed: 0, failed: 1}),
});

const vitest = (name: string, args: string[]): Stage => ({
  name,
  run: async (env) => {
    const report = `${OUT}/${name}.json`;
    const ok = await execute(['npx', 'vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args], env);
    return countReport(report, ok, readVitest);
  },
});

/**
 * What runs in a browser depends on what the machine does meanwhile, so a failure there is tried once more. A test that passes
 * only then is named: it is a bug to look into, not a reason to stop.
 */
const playwright = (name: string, ...reporters: string[]): Stage => ({
  name,
  needsSite: true,
  run: async (env) => {
    const report = `${OUT}/${name}.json`;
    const args = [
      'npx',
      'playwright',
      'test',
      '-c',
      `tests/${name}/playwright.config.ts`,
      '--retries=1',
      `--reporter=${['line', 'json', ...reporters].join(',')}`,
    ];
    const ok = await execute(args, {...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report});
    return countReport(report, ok, (json: JSONReport) => {
      if (json.stats.flaky > 0) console.log(`${name}: ${json.stats.flaky} passed only when tried again; see "flaky" above`);
      return readPlaywright(json);
    });
  },
});

/** By default vitest leaves one core free, half of a machine with two. The stage `servers`, which measures, keeps that default. */
const EVERY_CORE = ['--maxWorkers=100%'];

const buildSite = ['npm', 'run', '--silent', 'build', '-w', 'site', '--'];

const stages: Stage[] = [
  command('packages', ['npm', 'run', '--silent', 'packages']),
  command('types', ['npm', 'run', '--silent', 'types']),
  vitest('unit', [...EVERY_CORE, '--exclude=tests/output/**', '--exclude=tests/deploy/**']),
  command('build', buildSite),
  // The chrome's options the other way round: colour switch on, navbar hiding on scroll.
  command('variant', [...buildSite, '--out-dir', 'build-variant'], {X2_COLOR_SWITCH: '1', X2_HIDE_NAVBAR: '1'}),
  vitest('output', [...EVERY_CORE, 'tests/output']),
  playwright('browser'),
  playwright('hostile'),
  playwright('engine'),
  playwright('samples', `${ROOT}tests/samples/verifiedReporter.ts`),
  ...['lab', 'search', 'tools'].map((name) => playwright(name)),
  vitest('servers', ['tests/deploy']),
  playwright('deploy'),
];

function execute([program, ...args]: string[], env: Env): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program!, args, {cwd: ROOT, env, stdio: 'inherit', shell: process.platform === 'win32'});
    child.on('error', (error) => (console.error(error.message), resolve(false)));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Serves what was built from this process and tells the tests where. */
async function serveBuilds(env: Env): Promise<Server[]> {
  const site = createSiteServer();
  env.BASE_URL = await listen(site, 0);
  if (!existsSync(VARIANT_DIR)) return [site];
  const variant = createSiteServer(VARIANT_DIR);
  env.VARIANT_URL = await listen(variant, 0);
  return [site, variant];
}

const {values} = parseArgs({options: {only: {type: 'string'}}});
const chosen = values.only?.split(',') ?? stages.map(({name}) => name);
const unknown = chosen.filter((name) => !stages.some((stage) => stage.name === name));
const total: Count = {passed: 0, failed: 0};
const reasons: string[] = [];
const notRun: string[] = [];
const env: Env = {...process.env};
let servers: Server[] = [];

try {
  if (unknown.length > 0) throw new Error(`No stage named ${unknown.join(', ')}; there are: ${stages.map(({name}) => name).join(', ')}.`);
  rmSync(OUT, {recursive: true, force: true});
  mkdirSync(OUT, {recursive: true});
  for (const stage of stages.filter(({name}) => chosen.includes(name))) {
    console.log(`\n== ${stage.name}`);
    if (stage.needsSite && servers.length === 0) {
      env.CHROMIUM = browserExecutable();
      servers = await serveBuilds(env);
    }
    const started = performance.now();
    const {passed, failed, failures = [], skipped = []} = await stage.run(env);
    console.log(
      `== ${stage.name}: ${passed} passed, ${failed} failed, ${skipped.length} skipped (${Math.round((performance.now() - started) / 1000)} s)`,
    );
    total.passed += passed;
    total.failed += failed;
    reasons.push(
      ...(failed > 0 && failures.length === 0 ? [`${stage.name}: see above`] : failures.map((failure) => `${stage.name}: ${failure}`)),
    );
    notRun.push(...skipped.map((reason) => `${stage.name}: ${reason}`));
    // Nothing built on a broken foundation is worth testing.
    if (failed > 0 && ['packages', 'build', 'variant'].includes(stage.name)) break;
  }
} catch (error) {
  total.failed += 1;
  reasons.push((error as Error).message);
} finally {
  servers.forEach((server) => server.close());
}
if (total.failed > 0) process.exitCode = 1;
const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 && console.log(`\n${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`);
list('Skipped', eachOnce(notRun));
// Last, because the end is what is read first, and all that is kept of a long log in some places.
list('Failed', reasons);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
