import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {changelog} from './changelog.ts';
import {changelogFiles} from './changelogFiles.ts';

test('the changelogs of the packages say what the history pages say', () => {
  const files = changelogFiles();
  expect([...files.keys()]).toEqual(['packages/x2-hlsjs/CHANGELOG.md', 'packages/x2-shaka/CHANGELOG.md']);
  for (const [file, text] of files) {
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'), `${file} is out of date: run "npm run changelogs".`).toBe(text);
  }
});

test('fields keep their order and form; links within the site become names', () => {
  const text = changelog('x2-hlsjs', {
    product: 'hls',
    kind: 'package',
    releases: [
      {
        version: '0.2.0',
        date: '2026-12-01',
        summary: '摘要。',
        interop: '见[前提](/docs/intro#why)。',
        permissions: '无变化',
        fixed: [{symptom: '甲', cause: '乙', affects: '0.1.0'}],
        dependencies: [{name: 'core', from: '1', to: '2'}],
        upgrade: ['先', '后'],
        added: ['`a`。'],
      },
    ],
  });
  expect(text.split('\n\n').slice(2)).toEqual([
    '## 0.2.0 - 2026-12-01',
    '摘要。',
    ...['### 互通性', '见「前提」。'],
    ...['### 权限与个人信息变化', '无变化'],
    ...['### 新增', '- `a`。'],
    ...['### 修复', '- 甲；原因：乙；影响版本：0.1.0。'],
    ...['### 依赖', '- `core` 1 → 2'],
    ...['### 升级步骤', '1. 先\n2. 后\n'],
  ]);
});
