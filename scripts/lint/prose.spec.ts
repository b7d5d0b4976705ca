import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {isPage, lintFile, proseFiles, ROOT} from './prose.ts';

const files = proseFiles();

test('there is prose to check', () => {
  expect(files.filter(isPage).length).toBeGreaterThan(30);
  expect(files.filter((path) => !isPage(path)).length).toBeGreaterThan(20);
});

describe('the style guide is followed by', () => {
  test.each(files)('%s', (path) => {
    expect(lintFile(path, readFileSync(ROOT + path, 'utf8'))).toEqual([]);
  });
});
