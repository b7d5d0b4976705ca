import {describe, expect, test} from 'vitest';
import {affected, product, under} from './affected.ts';
import {stages} from './stages.ts';

describe('stages that a change can affect', () => {
  const few = [
    {name: 'unit', needs: [], reads: under('site/', 'tests/', 'README.md')},
    {name: 'build', needs: [], reads: product('site/')},
    {name: 'lab', needs: ['build'], reads: under('tests/lab/')},
  ];

  test.each([
    ['those that read it', ['README.md'], ['unit']],
    ['and those that they need', ['tests/lab/a.pw.ts'], ['unit', 'build', 'lab']],
    ['a spec affects no product', ['site/src/a.spec.ts'], ['unit']],
    ['all for a file that nobody knows', ['README.md', 'package.json'], ['unit', 'build', 'lab']],
    ['a name that only begins alike is another', ['README.md.orig'], ['unit', 'build', 'lab']],
    ['none for no change', [], []],
  ])('%s', (_, files, expected) => {
    expect(affected(few, files)).toEqual(expected);
  });
});

describe('of this repository', () => {
  const all = stages.map(({name}) => name);
  const of = (...files: string[]) => affected(stages, files);

  test.each(['package.json', 'package-lock.json', 'vitest.config.ts', '.npmrc', 'a-new-folder/file.ts'])('%s affects all', (file) => {
    expect(of(file)).toEqual(all);
  });

  test.each([
    ['tests/lab/lab.ts', ['lab', 'browser', 'tools', 'deploy'], ['engine', 'search', 'servers']],
    ['tests/engine/viewers.ts', ['engine', 'types', 'unit'], ['browser', 'lab', 'output']],
    ['site/docs/intro.mdx', ['build', 'output', 'browser', 'search', 'unit'], ['types']],
    ['site/src/address/parse.spec.ts', ['unit', 'types'], ['build', 'browser']],
    ['deploy/nginx/site.conf', ['unit', 'servers'], ['browser', 'deploy', 'types']],
    ['CONTRIBUTING.md', ['unit'], ['types', 'build', 'browser']],
    ['bench/search/queries.tsv', ['output', 'search'], ['lab', 'engine']],
    ['packages/tracker/src/startTracker.ts', all, []],
    ['scripts/test/run.ts', all, []],
  ])('%s', (file, some, others) => {
    const names = of(file);
    expect(names).toEqual(expect.arrayContaining(some));
    expect(names.filter((name) => others.includes(name))).toEqual([]);
  });
});
