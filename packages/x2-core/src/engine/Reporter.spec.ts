import {afterEach, describe, expect, test, vi} from 'vitest';
import {idOfSegmentError, idOfTrackerProblem, Reporter} from './Reporter.ts';

afterEach(() => vi.restoreAllMocks());

test('says each thing once, expected things quietly', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reporter = new Reporter('x2-hlsjs');
  reporter.say('X2-2003');
  reporter.say('X2-2003');
  reporter.say('X2-2001', 'Error connecting to wss://tracker.x2p2p.example');
  expect(info.mock.calls).toEqual([[expect.stringMatching(/^\[x2-hlsjs\] X2-2003 没有配置 Tracker。/)]]);
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('X2-2001 Tracker 连接不上，或应答不对：Error connecting to wss://tracker.x2p2p.example。')],
  ]);
});

test('keeps the token out of the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  new Reporter('x2-hlsjs').listeners.onTrackerWarning({
    warning: new Error('Error connecting to wss://t.x2p2p.example/?token=secret&x=1'),
  } as never);
  expect(warn.mock.calls[0]![0]).toContain('token=…&x=1');
  expect(warn.mock.calls[0]![0]).not.toContain('secret');
});

test('keeps what signs an address out of the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  new Reporter('x2-hlsjs').listeners.onSegmentError({
    error: {type: 'http-error'},
    downloadSource: 'http',
    segment: {url: 'https://cdn.x2p2p.example/a/1.ts?auth_key=secret'},
  } as never);
  expect(warn.mock.calls[0]![0]).toContain('https://cdn.x2p2p.example/a/1.ts?…');
  expect(warn.mock.calls[0]![0]).not.toContain('secret');
});

describe('idOfTrackerProblem', () => {
  test.each([
    [new Error('Error connecting to wss://tracker.x2p2p.example/announce?token=abc'), 'X2-2001'],
    [new Error('Error connecting to wss://tracker.x2p2p.example/403'), 'X2-2001'],
    [new Error('Invalid tracker response'), 'X2-2001'],
    [new Error('token rejected'), 'X2-2002'],
    [new Error('令牌已过期'), 'X2-2002'],
    [new Error('403 Forbidden'), 'X2-2002'],
    [new Error('Connection error: Ice connection failed.'), undefined],
  ])('%s', (problem, id) => {
    expect(idOfTrackerProblem(problem)).toBe(id);
  });
});

describe('idOfSegmentError', () => {
  test.each([
    ['http', 'http-error', 'X2-3003'],
    ['http', 'bytes-receiving-timeout', 'X2-3003'],
    ['p2p', 'p2p-segment-validation-failed', 'X2-3002'],
    ['p2p', 'peer-closed', 'X2-3001'],
    ['p2p', 'bytes-receiving-timeout', 'X2-3001'],
    ['p2p', 'peer-segment-absent', undefined],
  ] as const)('%s %s', (downloadSource, type, id) => {
    expect(idOfSegmentError({downloadSource, error: {type} as never})).toBe(id);
  });
});
