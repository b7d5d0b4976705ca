import {expect, test} from 'vitest';
import type {Meeting} from '../data/surfaces/Meeting.ts';
import type {Surface} from '../data/surfaces/Surface.ts';
import type {MdNode} from './mdNode.ts';
import {pairNodes} from './remarkVersions.ts';
import {versionNodes} from './versionNodes.ts';

const count = {summary: '上限。', type: 'number', scope: 'stream', dynamic: true, min: 1, max: 16, unit: '个', default: 2} as const;
const older: Surface = {
  package: 'x2-hlsjs',
  version: '0.1.0',
  types: {'x2-hlsjs': {Engine: 'class Engine', 'Engine.stop': 'stop(): void;', Source: 'type Source', 'Source."http"': '| "http"'}},
  options: {moved: count, gone: count},
  errors: {'X2-1001': {title: '缺少令牌', effect: 'throw', platforms: ['web']}},
};
const newer: Surface = {
  ...older,
  version: '0.2.0',
  types: {
    'x2-hlsjs': {
      Engine: 'class Engine',
      'Engine.stop': 'stop(now: boolean): void;',
      Source: 'type Source',
      'Source."http"': '| "http"',
      'Source."p2p"': '| "p2p"',
      Fresh: 'type Fresh',
      'Fresh.a': 'a: 1;',
    },
    'x2-hlsjs/new': {fresh: 'const fresh: 1;', Kind: 'type Kind', 'Kind.b': 'b: 1;'},
  },
  options: {moved: {...count, default: 3}, fresh: {...count, dynamic: false}},
  errors: {},
};
const meeting: Meeting = {
  older: '0.1.0',
  newer: '0.2.0',
  meet: false,
  swarms: {older: 'aa', newer: 'bb'},
  date: '2026-11-30',
  packages: {Chromium: '156'},
};

const textOf = (node: MdNode): string =>
  node.type === 'inlineCode'
    ? `\`${node.value}\``
    : (node.value ?? (node.children ?? []).map(textOf).join(node.type === 'tableRow' ? ' | ' : ''));
const rows = (node: MdNode | undefined): string[] => (node?.children ?? []).map(textOf);
/** What stands below a heading, up to the next. */
const below = (nodes: readonly MdNode[], id: string): MdNode[] => {
  const start = nodes.findIndex(({data}) => data?.hProperties?.id === id) + 1;
  const length = nodes.slice(start).findIndex(({type}) => type === 'heading');
  return nodes.slice(start, length < 0 ? undefined : start + length);
};

const nodes = versionNodes({older, newer, meeting});
const section = (name: string) => below(nodes, `x2-hlsjs-v0-1-0-v0-2-0-${name}`);

test('options: what was added or removed in full, of others what differs', () => {
  expect(rows(section('options')[0])).toEqual([
    '改变 `moved`：0.1.0 默认：`2` 个；0.2.0 默认：`3` 个',
    '移除 `gone`：上限。默认：`2` 个；取值：1–16 个；运行中可改',
    '新增 `fresh`：上限。默认：`2` 个；取值：1–16 个；运行中不可改',
  ]);
});

test('errors: what they are called and what follows', () => {
  expect(rows(section('errors')[0])).toEqual(['移除 `X2-1001`：缺少令牌，抛出异常，什么都没有改变']);
});

test('types: members below their type, as a difference between files; new places by the names in them', () => {
  const [, block, entry] = section('types');
  expect(block).toEqual({
    type: 'code',
    lang: 'diff',
    value: [
      ' class Engine',
      '-  stop(): void;',
      '+  stop(now: boolean): void;',
      ' type Source',
      '+  | "p2p"',
      '+type Fresh',
      '+  a: 1;',
    ].join('\n'),
  });
  expect(textOf(entry!)).toBe('新增引入路径 `x2-hlsjs/new`：`fresh`、`Kind`。');
});

test('whether viewers meet is what was recorded; without a record the page says so', () => {
  expect(rows(section('meet')[1])).toEqual(['版本 | 公告里的群组哈希', '0.1.0 | `aa`', '0.2.0 | `bb`']);
  expect(textOf(section('meet')[0]!)).toMatch(/^不能。.*新版没有连上节点.*2026-11-30，Chromium 156/);
  const of = (record: Meeting | undefined) =>
    textOf(below(versionNodes({older, newer, meeting: record}), 'x2-hlsjs-v0-1-0-v0-2-0-meet')[0]!);
  expect(of({...meeting, meet: true})).toMatch(/^能。.*新版从旧版得到切片/);
  expect(of(undefined)).toBe('没有测过。');
});

test('two versions that do not differ say so', () => {
  const same = versionNodes({older, newer: {...older, version: '0.2.0'}, meeting});
  for (const name of ['options', 'errors', 'types'])
    expect(below(same, `x2-hlsjs-v0-1-0-v0-2-0-${name}`).map(textOf)).toEqual(['没有变化。']);
});

test('the newest pair is there to be read, others to be opened, each with anchors of its own', () => {
  const third = {...newer, version: '0.3.0'};
  const all = pairNodes([
    {older: newer, newer: third, meeting: undefined},
    {older, newer: third, meeting: undefined},
    {older, newer, meeting},
  ]);
  const details = all.filter(({name}) => name === 'details');
  expect(details.map(({children}) => textOf(children![0]!))).toEqual(['0.1.0 与 0.3.0', '0.1.0 与 0.2.0']);
  const ids = [...all, ...details.flatMap(({children}) => children!)].flatMap(({data}) => data?.hProperties?.id ?? []);
  expect(ids).toHaveLength(15);
  expect(new Set(ids).size).toBe(15);
});
