import {fileURLToPath} from 'node:url';
import type {JSONReport} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/node';
import {nothing, type Count} from './Count.ts';
import {countReport} from './countReport.ts';
import {execute, type Executed} from './execute.ts';
import {tailOf} from './mainLines.ts';
import {readPlaywright, readVitest} from './readReports.ts';
import {serveBuilds} from './serveBuilds.ts';
import type {Env} from './Stage.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Where reports and what the programs printed are kept until the next run. */
export const OUT = `${ROOT}tests/.out`;

type Run = (env: Env) => Promise<Count>;

const executeFor = (stage: string, args: readonly string[], env: Env): Promise<Executed> =>
  execute(args, {cwd: ROOT, env: {...env, NO_COLOR: '1', FORCE_COLOR: undefined}, log: `${OUT}/${stage}.log`});

/** One command as one check. */
export const command =
  (stage: string, args: readonly string[], extra: Env = {}): Run =>
  async (env) => {
    const {ok, output} = await executeFor(stage, args, {...env, ...extra});
    return ok ? {...nothing, passed: 1} : {...nothing, failed: 1, failures: [{name: args.join(' '), reason: tailOf(output)}]};
  };

export const vitest =
  (stage: string, args: readonly string[]): Run =>
  async (env) => {
    const report = `${OUT}/${stage}.json`;
    const all = ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args];
    return countReport({report, ...(await executeFor(stage, all, env))}, (json: JsonTestResults) => readVitest(json, ROOT));
  };

/**
 * What runs in a browser depends on what the machine does meanwhile, so a failure there is tried once more. A test that passes
 * only then is named.
 */
export const playwright =
  (stage: string, reporters: readonly string[]): Run =>
  async (env) => {
    const report = `${OUT}/${stage}.json`;
    const folder = `tests/${stage}`;
    const args = ['-c', `${folder}/playwright.config.ts`, '--retries=1', `--reporter=${['json', ...reporters].join(',')}`];
    const served = await serveBuilds(`${ROOT}site`);
    try {
      const ended = await executeFor(stage, ['npx', 'playwright', 'test', ...args], {
        ...env,
        ...served.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      });
      return countReport({report, ...ended}, (json: JSONReport) => readPlaywright(json, folder));
    } finally {
      served.close();
    }
  };
