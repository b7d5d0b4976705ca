import '../requireNode.ts';
import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {affected} from './affected.ts';
import {changedFiles} from './changedFiles.ts';
import {choices} from './choices.ts';
import {nothing, type Count} from './Count.ts';
import {lastLines, stageLines} from './lines.ts';
import {OUT, ROOT} from './runners.ts';
import {runAll, type Outcome} from './schedule.ts';
import type {Stage} from './Stage.ts';
import {stages} from './stages.ts';

// `npm test`: every check, several at once. The last line is `N passed, N failed`; what did not run is said before it.
// `npm test -- --only=unit,output` runs some stages; those that need the built site use the one on disk.
// `npm test -- --changed` runs what the changes since `main` can affect, `--changed=<commit>` those since a commit.

const print = (lines: readonly string[]) => console.log(lines.join('\n'));

const crashed = (name: string, error: unknown): Count => ({
  ...nothing,
  failed: 1,
  failures: [{name, reason: error instanceof Error ? error.message : String(error)}],
});

async function run(stage: Stage): Promise<Count> {
  print([`${stage.name} begins`]);
  const started = performance.now();
  const count = await stage.run(process.env).catch((error: unknown) => crashed('the stage could not run', error));
  print(stageLines(stage.name, count, (performance.now() - started) / 1000));
  return count;
}

async function outcome(): Promise<Outcome> {
  const {only, changed} = choices(
    process.argv.slice(2),
    stages.map(({name}) => name),
  );
  const wanted = changed === undefined ? only : affected(stages, changedFiles(ROOT, changed)).filter((name) => only.includes(name));
  if (wanted.length === 0) throw new Error('No stage was chosen: nothing differs, or nothing that was asked for is affected.');
  rmSync(OUT, {recursive: true, force: true});
  mkdirSync(OUT, {recursive: true});
  return runAll(
    stages.filter(({name}) => wanted.includes(name)),
    availableParallelism(),
    run,
  );
}

const ended = await outcome().catch((error: unknown) => ({counts: new Map([['the run', crashed('could not begin', error)]]), dropped: []}));
print(lastLines(ended));
if ([...ended.counts.values()].some(({failed}) => failed > 0)) process.exitCode = 1;
