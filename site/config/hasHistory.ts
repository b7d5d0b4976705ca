import {spawnSync} from 'node:child_process';

/**
 * Whether git can tell when each file was last changed. It cannot in a copy of the files alone, and in a shallow clone, where all of
 * them seem to be from the one commit that is there.
 */
export function hasHistory(directory = process.cwd()): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {cwd: directory, encoding: 'utf8'});
  return (stdout as string | null)?.trim() === 'false';
}
