import {expect, test} from 'vitest';
import type {Surface} from './Surface.ts';
import {surfaceDiff} from './surfaceDiff.ts';

const count = {summary: '甲', type: 'number', scope: 'stream', dynamic: true, min: 1, max: 16, default: 2} as const;
const older: Surface = {
  package: 'x2-hlsjs',
  version: '0.1.0',
  types: {
    'x2-hlsjs': {Engine: 'class Engine', 'Engine.stop': 'stop(): void;', 'Engine.go': 'go(): void;'},
    'x2-hlsjs/old': {old: 'const old: 1;'},
  },
  options: {kept: count, moved: count, gone: count},
  errors: {'X2-1001': {title: '甲', effect: 'throw', platforms: ['web']}},
};
const newer: Surface = {
  ...older,
  version: '0.2.0',
  types: {
    'x2-hlsjs': {Engine: 'class Engine', 'Engine.stop': 'stop(now: boolean): void;', 'Engine.state': 'state(): State;'},
    'x2-hlsjs/new': {fresh: 'const fresh: 1;'},
  },
  options: {
    kept: {summary: '换了说法', default: 2, max: 16, min: 1, dynamic: true, scope: 'stream', type: 'number'},
    moved: {...count, default: 3},
    fresh: count,
  },
  errors: {'X2-1001': {title: '甲', effect: 'record', platforms: ['web']}, 'X2-1002': {title: '乙', effect: 'throw', platforms: ['web']}},
};

test('a version does not differ from itself', () => {
  expect(surfaceDiff(older, older)).toEqual({options: [], errors: [], types: [], entries: []});
});

test('options are added, removed and changed, in whatever order and words they are written', () => {
  expect(surfaceDiff(older, newer).options).toEqual([
    {name: 'moved', before: count, after: {...count, default: 3}},
    {name: 'gone', before: count},
    {name: 'fresh', after: count},
  ]);
});

test('errors are added, and changed in what they do', () => {
  expect(surfaceDiff(older, newer).errors.map(({name, before, after}) => [name, before?.effect, after?.effect])).toEqual([
    ['X2-1001', 'throw', 'record'],
    ['X2-1002', undefined, 'throw'],
  ]);
});

test('members of types differ one by one, below where they are imported from', () => {
  const {types, entries} = surfaceDiff(older, newer);
  expect(types).toEqual([
    {
      entry: 'x2-hlsjs',
      changes: [
        {name: 'Engine.stop', before: 'stop(): void;', after: 'stop(now: boolean): void;'},
        {name: 'Engine.go', before: 'go(): void;'},
        {name: 'Engine.state', after: 'state(): State;'},
      ],
    },
  ]);
  expect(entries.map(({name, after}) => [name, after !== undefined])).toEqual([
    ['x2-hlsjs/old', false],
    ['x2-hlsjs/new', true],
  ]);
});
