import {spawn} from 'node:child_process';
import {closeSync, openSync, readFileSync} from 'node:fs';
import type {Env} from './Stage.ts';

export type Executed = {readonly ok: boolean; readonly output: string};

/** Runs a program in a folder, what it prints going to a file: several run at once, and each is read when it has ended. */
export function execute([program, ...args]: readonly string[], {cwd, env, log}: {cwd: string; env: Env; log: string}): Promise<Executed> {
  const file = openSync(log, 'w');
  return new Promise((resolve) => {
    const end = (ok: boolean, trouble = '') => {
      closeSync(file);
      resolve({ok, output: readFileSync(log, 'utf8') + trouble});
    };
    const child = spawn(program!, args, {cwd, env, stdio: ['ignore', file, file], shell: process.platform === 'win32'});
    child.once('error', ({message}) => end(false, message));
    child.once('close', (code) => end(code === 0));
  });
}
