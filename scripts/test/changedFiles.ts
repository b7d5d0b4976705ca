import {execFileSync} from 'node:child_process';

/** Files that differ from where the branch left `main`, on `main` from the commit before; or from a named commit. What is not committed counts. */
export function changedFiles(root: string, since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'core.quotePath=false', ...args], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']})
      .split('\n')
      .filter(Boolean);
  const baseOf = (): string => {
    const [head] = git('rev-parse', 'HEAD');
    const [fork] = git('merge-base', 'HEAD', 'main');
    return fork === head ? 'HEAD~' : fork!;
  };
  return [...git('diff', '--name-only', '--no-renames', since || baseOf()), ...git('ls-files', '--others', '--exclude-standard')];
}
