import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {WebPackage} from '@x2p2p/site/data/products';
import {tarballOf} from '@x2p2p/site/config/install';
import {playerOf} from '../../scripts/grade/task.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Vite comes with vitest, nested in its folder. */
const VITE = join(ROOT, 'node_modules/vitest/node_modules/vite');

/**
 * A folder as somebody might hand it in: a Vite project in which the packed package is installed. The package comes from its file, as
 * readers get it; what else it needs are the copies of this repository, so that nothing is fetched.
 */
export function freshProject(solution: string, name: WebPackage): string {
  const project = mkdtempSync(join(tmpdir(), 'x2-handed-in-'));
  cpSync(solution, project, {recursive: true});
  const installed = join(project, 'node_modules', name);
  mkdirSync(installed, {recursive: true});
  execFileSync('npm', ['pack', '--silent', '-w', name, '--pack-destination', project], {cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit']});
  execFileSync('tar', ['-xzf', join(project, tarballOf(name)), '-C', installed, '--strip-components=1']);
  for (const [module, place] of [
    ['vite', VITE],
    [playerOf[name], join(ROOT, 'node_modules', playerOf[name])],
  ] as const) {
    symlinkSync(realpathSync(place), join(project, 'node_modules', module));
  }
  return project;
}
