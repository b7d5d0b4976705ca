import {expect, test} from 'vitest';
import {SEVERAL_SEGMENTS_BYTES} from '../../tests/streamViewer.ts';
import {judge, type Check, type Observed} from './judge.ts';

const received = SEVERAL_SEGMENTS_BYTES + 1000;

const good: Observed = {
  errors: [],
  strangers: [],
  beforeConsent: {plays: true, sockets: [], connections: 0},
  isAsked: true,
  joined: true,
  viewers: [
    {received: 900, shown: '0'},
    {received, shown: String(SEVERAL_SEGMENTS_BYTES)},
  ],
  playsOn: true,
  playsWithoutTracker: true,
};

const showing = (shown: string | undefined): Partial<Observed> => ({viewers: [{received, shown}]});

test('what does all that is asked passes', () => {
  expect(judge(good)).toEqual({plays: undefined, shares: undefined, waitsForConsent: undefined, fallsBack: undefined});
});

test.each<[Check, Partial<Observed>, string]>([
  ['plays', {beforeConsent: {...good.beforeConsent, plays: false}}, '打开页面之后，视频没有播放。'],
  [
    'plays',
    {beforeConsent: {...good.beforeConsent, plays: false}, strangers: ['https://cdn.example/hls.js']},
    'https://cdn.example/hls.js',
  ],
  ['plays', {errors: ['x is not defined']}, 'x is not defined'],
  ['plays', {playsOn: false}, '按下同意之后，视频停住了。'],
  ['shares', {joined: false}, 'Tracker 没有等到'],
  ['shares', {viewers: [{received: 900, shown: '900'}]}, '只收到 900 字节'],
  ['shares', showing(undefined), '没有 id 为 p2p-bytes'],
  ['shares', showing('0.3 MB'), '不是一个整数：「0.3 MB」'],
  ['shares', showing('0'), '写着 0 字节'],
  ['shares', showing('9000000'), `收到的是 ${received} 字节`],
  ['waitsForConsent', {isAsked: false}, '没有能按的'],
  [
    'waitsForConsent',
    {beforeConsent: {...good.beforeConsent, sockets: ['wss://tracker.example/announce?token=x']}},
    '就连了 tracker.example',
  ],
  ['waitsForConsent', {beforeConsent: {...good.beforeConsent, connections: 1}}, '就建立了 WebRTC 连接'],
  ['waitsForConsent', {beforeConsent: {...good.beforeConsent, plays: false}}, '视频就不播放'],
  ['fallsBack', {playsWithoutTracker: false}, 'Tracker 连不上时'],
])('%s: %j', (check, seen, reason) => {
  expect(judge({...good, ...seen})[check]).toContain(reason);
});
