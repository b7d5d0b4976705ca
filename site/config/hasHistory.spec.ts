import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {hasHistory} from './hasHistory.ts';

const folder = mkdtempSync(join(tmpdir(), 'x2-history-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x2p2p.example', ...args], {cwd: folder, stdio: 'pipe'});

beforeAll(() => {
  git('init', 'whole');
  for (const text of ['1', '2']) {
    writeFileSync(join(folder, 'whole/a'), text);
    git('-C', 'whole', 'add', 'a');
    git('-C', 'whole', 'commit', '-m', text);
  }
  git('clone', '--depth', '1', pathToFileURL(join(folder, 'whole')).href, 'shallow');
});
afterAll(() => rmSync(folder, {recursive: true}));

test.each([
  ['whole', true],
  ['shallow', false],
  ['', false],
])('a folder "%s" has history: %s', (name, expected) => expect(hasHistory(join(folder, name))).toBe(expected));

test('where there is no git, there is no history', () => {
  const {PATH} = process.env;
  process.env.PATH = '';
  expect(hasHistory(join(folder, 'whole'))).toBe(false);
  process.env.PATH = PATH;
});
