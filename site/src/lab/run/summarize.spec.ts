import {describe, expect, it} from 'vitest';
import {composeLedger} from './ledger.ts';
import type {LabState} from './session.ts';
import {summarize, tellNews} from './summarize.ts';

const log = ['开始：模拟直播，4 位观众。', '观众 4 突然断线，没有告别。', '观众 1 与一个节点的连接断开了。'].map((text, index) => ({
  id: index + 1,
  atMs: 0,
  text,
  byVisitor: index < 2,
}));
const empty = composeLedger({mode: 'live', present: [undefined, undefined], departed: [], control: [], samples: [], nowMs: 0});
const run = (part: Partial<LabState['ledger']>, phase: LabState['phase'] = 'running') => ({
  phase,
  ledger: {...empty, ...part},
  log,
  elapsedMs: 41_000,
  viewers: [],
});

describe('tellNews', () => {
  it.each([
    [0, '开始：模拟直播，4 位观众。观众 4 突然断线，没有告别。观众 1 与一个节点的连接断开了。'],
    [1, '观众 4 突然断线，没有告别。观众 1 与一个节点的连接断开了。'],
    [3, ''],
  ])('tells all after entry %d', (told, text) => expect(tellNews({log}, told)).toBe(text));
});

describe('summarize', () => {
  it('says how it goes and all that is new', () => {
    expect(summarize(run({httpBytes: 10, p2pBytes: 10, ratio: 0.5}), 1)).toBe(
      '2 位观众，分享率 50%，上限 50%，没有卡顿。最近：观众 4 突然断线，没有告别。观众 1 与一个节点的连接断开了。',
    );
  });

  it('has nothing recent to say when all was told', () => {
    expect(summarize(run({}), 3)).toBe('2 位观众正在起播。');
    expect(summarize(run({httpBytes: 10, ratio: 0, stalls: 2}), 3)).toBe('2 位观众，分享率 0%，上限 50%，卡顿 2 次。');
  });

  it('ends with the result', () => expect(summarize(run({ratio: 0.7}, 'stopped'), 0)).toBe('实验结束，运行 41 秒，分享率 70%。'));
});
