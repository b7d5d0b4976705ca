import {expect, test} from 'vitest';
import {readHistory} from '../../../src/data/releases/readHistory.ts';
import {sectionsIn} from './sectionsIn.ts';

test('the sections of a page are its headings of level 2, as they read', () => {
  const source = '## 怎样设 `swarmId` {/* #swarm-id */}\n\n### 下一级 {/* #below */}\n\n## {productCount}个 SDK {/* #sdks */}\n';
  expect(sectionsIn(source)).toEqual([
    {title: '怎样设 swarmId', id: 'swarm-id'},
    {title: '五个 SDK', id: 'sdks'},
  ]);
});

test('neither what stands in code nor what only leads on is one', () => {
  expect(sectionsIn('```md\n## 样例 {/* #sample */}\n```\n\n## 接下来 {/* #next */}\n')).toEqual([]);
});

test('a list of releases counts by its newest', () => {
  const {version, date} = readHistory('android').releases[0]!;
  const [all, newest] = sectionsIn('## 全部版本 {/* #versions */}\n\n<Releases product="android" />\n');
  expect(all).toEqual({title: '全部版本', id: 'versions'});
  expect(newest).toEqual({title: `接口约定 ${version}（${date}）`, id: `v${version.replaceAll('.', '-')}`});
});
