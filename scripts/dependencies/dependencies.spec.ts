import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {importedPackages} from './importedPackages.ts';
import {unnamedPackages} from './unnamedPackages.ts';
import {ROOT, workspaces} from './workspaces.ts';

/** Put together here, or this file would be taken to look these packages up itself. */
const [LOOK_UP, REQUIRE, META] = ['require', 'Require', 'import.meta'];

test.each([
  [
    'a.ts',
    "import {a} from 'one';\nimport type {B} from '@scope/two/deep';\nexport * from 'three';\nconst c = await import('four');",
    ['one', '@scope/two', 'three', 'four'],
  ],
  [
    'a.ts',
    `create${REQUIRE}(import.meta.url)('one/package.json'); ${LOOK_UP}.resolve('two'); ${META}.resolve('three'); ${LOOK_UP}.resolve('four', {paths: []});`,
    ['one', 'two', 'three'],
  ],
  [
    'a.tsx',
    "import fs from 'fs';\nimport {join} from 'node:path';\nimport a from './a.ts';\nimport Layout from '@theme/Layout';\nimport b from '@site/src/b';\nimport c from '!!./loader.mjs!./c.yaml';",
    [],
  ],
  ['a.ts', "const page = `import {a} from 'one';`;", []],
  ['a.mdx', "import {A} from 'one';\n\n`import x` it's `b`\n\n```ts\nconst a = 1;\n```\n", ['one']],
  [
    'a.mdx',
    "import {A} from 'one';\n\n```ts title=\"b.ts\"\nimport {b} from 'readers-own';\n```\n\n  ```ts\nimport 'too';\n  ```\n",
    ['one'],
  ],
])('%s: %s', (file, source, packages) => {
  expect([...importedPackages(file, source)]).toEqual(packages);
});

const planted = {folder: 'plugins/a', named: new Set(['one', '@types/two', '@docusaurus/core'])};
test.each([
  ['plugins/a/a.ts', "import 'one';\nimport type {Two} from 'two';\nimport Head from '@docusaurus/Head';", []],
  ['plugins/a/a.ts', "import 'three';\nimport {test} from 'vitest';", ['three', 'vitest']],
  ['plugins/a/a.spec.ts', "import 'three';\nimport {test} from 'vitest';", ['three']],
])('a workspace names what its files import, a spec may use the tools of the root: %s, %s', (file, source, expected) => {
  expect(unnamedPackages(planted, file, source)).toEqual(expected);
});

test.each(workspaces.map((workspace) => [workspace.folder || 'the root', workspace] as const))(
  '%s names every package that its files import',
  (_, workspace) => {
    expect(workspace.files.length).toBeGreaterThan(0);
    expect(
      workspace.files.flatMap((file) =>
        unnamedPackages(workspace, file, readFileSync(ROOT + file, 'utf8')).map((name) => `${file} imports ${name}`),
      ),
    ).toEqual([]);
  },
);
