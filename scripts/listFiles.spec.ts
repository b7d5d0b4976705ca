import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from './listFiles.ts';

test('names are relative to the root, however it is written', () => {
  const root = mkdtempSync(join(tmpdir(), 'x2-list-'));
  mkdirSync(join(root, 'a/b'), {recursive: true});
  writeFileSync(join(root, 'a/b/c.txt'), '');
  for (const written of [root, `${root}/`, `${root}/./a/..`, relative(process.cwd(), root)])
    expect(listFiles(written), written).toEqual(['a/b/c.txt']);
  rmSync(root, {recursive: true});
});
