import '../requireNode.ts';
import {mkdirSync, rmSync} from 'node:fs';
import {patches, type Patch} from 'x2-core/bundle/patches';
import type {Count} from '../test/Count.ts';
import {OUT, vitest} from '../test/runners.ts';

// `npm run test:patches`: every patch of upstream's engine is missed by the test that it names: without the patch, and without each of
// its places alone, that test fails. `npm run test:patches -- "first byte"` tries some. Specs bundle the engine for themselves, so that
// what is built stays whole.

function runTest({file, title}: Patch['heldBy'], left?: string): Promise<Count> {
  // A run that writes no report must not be judged by the one before it.
  rmSync(`${OUT}/patches.json`, {force: true});
  return vitest('patches', [file, '-t', title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')])({...process.env, X2_WITHOUT_PATCH: left});
}

/** That the test itself fails counts, not that nothing could be run. */
const isRed = ({failures}: Count, {title}: Patch['heldBy']): boolean => failures.some(({name}) => name.includes(title));

/** What is left out, one after another. */
const partsOf = ({name, places}: Patch): string[] => [name, ...(places.length > 1 ? places.map((_, index) => `${name} ${index + 1}`) : [])];

/** Why the test does not hold the patch. */
async function troubleWith(patch: Patch): Promise<string | undefined> {
  const {heldBy} = patch;
  const whole = await runTest(heldBy);
  if (whole.failed > 0) return `fails with the patch: ${whole.failures[0]!.reason}`;
  for (const part of partsOf(patch)) {
    if (!isRed(await runTest(heldBy, part), heldBy)) return `does not fail without “${part}”`;
  }
  return undefined;
}

function chosen(names: readonly string[]): readonly Patch[] {
  const unknown = names.find((name) => !patches.some((patch) => patch.name === name));
  if (unknown !== undefined) throw new Error(`No patch is called “${unknown}”: ${patches.map(({name}) => name).join(', ')}.`);
  return names.length === 0 ? patches : patches.filter(({name}) => names.includes(name));
}

try {
  mkdirSync(OUT, {recursive: true});
  for (const patch of chosen(process.argv.slice(2))) {
    const started = performance.now();
    const trouble = await troubleWith(patch);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const {file, title} = patch.heldBy;
    console.log(
      `${trouble ? '✗' : '✓'} ${patch.name} (${patch.places.length}), ${seconds} s: ${file} “${title}”${trouble ? ` ${trouble}` : ''}`,
    );
    if (trouble) process.exitCode = 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
