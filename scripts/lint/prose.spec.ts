import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {isPage, lintFile, proseFiles, ROOT} from './prose.ts';

const files = proseFiles();

test('there is prose to check', () => {
  expect(files.filter(isPage).length).toBeGreaterThan(30);
  expect(files.filter((path) => !isPage(path)).length).toBeGreaterThan(20);
});

/** Through the entry that reads the real files: a lint that stopped looking would find all of them good. */
const planted = '使用hls.js,再看分片。';
test.each([
  ['site/docs/a.mdx', planted, ['glossary', 'punctuation', 'spacing']],
  ['site/docs/a.md', planted, ['glossary', 'punctuation', 'spacing']],
  ['site/docs/a.mdx', '## 安装', ['heading-id']],
  ['site/src/a.tsx', `const Part = () => <p>${planted}</p>;`, ['glossary', 'punctuation', 'spacing']],
  ['site/src/a.ts', `const text = '${planted}';`, ['glossary', 'punctuation', 'spacing']],
  ['site/config/a.ts', `// ${planted}\n/* ${planted} */`, []],
])('in %s, %s breaks %j', (path, source, rules) => {
  expect(
    lintFile(path, source)
      .map(({rule}) => rule)
      .sort(),
  ).toEqual(rules);
});

describe('the style guide is followed by', () => {
  test.each(files)('%s', (path) => {
    expect(lintFile(path, readFileSync(ROOT + path, 'utf8'))).toEqual([]);
  });
});
