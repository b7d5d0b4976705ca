import {afterEach, describe, expect, test, vi} from 'vitest';
import {X2Error} from '../X2Error.ts';
import {checkCore} from './checkConfig.ts';

const errorOf = (core: unknown, moment: 'creation' | 'running' = 'creation') => {
  try {
    checkCore(core, moment);
  } catch (error) {
    if (error instanceof X2Error) return `${error.id} ${error.message}`;
    throw error;
  }
  return 'accepted';
};

afterEach(() => vi.unstubAllGlobals());

describe('names', () => {
  test.each([
    [{unknown: 1}, 'X2-1002', 'core.unknown'],
    [{highDemandTimeWindows: 1}, 'X2-1002', '是不是想写 highDemandTimeWindow？'],
    [{mainStream: {segmentMemoryStorageLimit: 3}}, 'X2-1002', '它只能写在 core 顶层'],
    [{secondaryStream: {mainStream: {}}}, 'X2-1002', 'core.secondaryStream.mainStream'],
    [{cachedSegmentsCount: 1}, 'X2-1002', '请改用 segmentMemoryStorageLimit'],
    [JSON.parse('{"__proto__": {"isP2PDisabled": true}}'), 'X2-1002', 'core.__proto__'],
  ])('%j is refused', (core, id, words) => {
    expect(errorOf(core)).toMatch(new RegExp(`^${id}`));
    expect(errorOf(core)).toContain(words);
  });
});

describe('values', () => {
  test.each([
    [{highDemandTimeWindow: '15'}, 'X2-1003', '数字（单位 s），收到 "15"'],
    [{highDemandTimeWindow: Number.NaN}, 'X2-1003', '收到 NaN'],
    [{highDemandTimeWindow: null}, 'X2-1003', '收到 null'],
    [{highDemandTimeWindow: -1}, 'X2-1004', '0–3600 s，收到 -1'],
    [{highDemandTimeWindow: Infinity}, 'X2-1004', '收到 Infinity'],
    [{simultaneousHttpDownloads: 0}, 'X2-1004', '1–16 个，整数'],
    [{simultaneousHttpDownloads: 1.5}, 'X2-1004', '收到 1.5'],
    [{segmentMemoryStorageLimit: 0}, 'X2-1004', '1–65536 MiB'],
    [{isP2PDisabled: 'yes'}, 'X2-1003', '布尔值'],
    [{swarmId: ''}, 'X2-1004', '非空字符串'],
    [{swarmId: 'a\udc00'}, 'X2-1003', '没有残缺字符的字符串'],
    [{trackerClientVersionPrefix: '前缀'}, 'X2-1004', 'ASCII'],
    [{validateP2PSegment: true}, 'X2-1003', '函数'],
    [{announceTrackers: 'wss://a.example'}, 'X2-1003', '数组'],
    [{announceTrackers: ['tracker.example']}, 'X2-1003', 'announceTrackers[0]'],
    [{announceTrackers: ['wss://a.example', 'https://a.example']}, 'X2-1003', 'announceTrackers[1]'],
    [{rtcConfig: []}, 'X2-1003', 'RTCConfiguration'],
    [{rtcConfig: {iceServers: {}}}, 'X2-1003', 'iceServers 应为数组'],
    [{rtcConfig: {iceServers: [{urls: 'stun.example'}]}}, 'X2-1003', 'iceServers[0].urls'],
    [{rtcConfig: {iceServers: [{}]}}, 'X2-1003', 'iceServers[0].urls'],
    [{rtcConfig: {iceServers: [{urls: 'stun:'}]}}, 'X2-1003', 'iceServers[0].urls'],
    [{rtcConfig: {iceServers: [{urls: 'stun:a.example?transport=udp'}]}}, 'X2-1003', 'iceServers[0].urls'],
    [{mainStream: {p2pErrorRetries: 0}}, 'X2-1004', 'core.mainStream.p2pErrorRetries'],
    [{mainStream: []}, 'X2-1003', 'core.mainStream 应为对象'],
    ['core', 'X2-1003', 'core 应为对象'],
  ])('%j is refused', (core, id, words) => {
    expect(errorOf(core)).toMatch(new RegExp(`^${id}`));
    expect(errorOf(core)).toContain(words);
  });

  test.each([
    [undefined],
    [{}],
    [{highDemandTimeWindow: 0, httpDownloadTimeWindow: 86_400}],
    [{highDemandTimeWindow: undefined, swarmId: undefined}],
    [{announceTrackers: ['ws://127.0.0.1:8000/announce', 'wss://tracker.x2p2p.example']}],
    [
      {
        rtcConfig: {
          iceServers: [{urls: ['stun:a.example', 'STUNS:a.example', 'turns:b.example?transport=tcp']}],
          iceTransportPolicy: 'relay',
        },
      },
    ],
    [{mainStream: {swarmId: 'video'}, secondaryStream: {swarmId: 'audio'}}],
    [{customSegmentStorageFactory: () => undefined, validateP2PSegment: async () => true}],
  ])('%j is accepted', (core) => {
    expect(errorOf(core)).toBe('accepted');
  });

  test('on an https page a tracker must be wss', () => {
    vi.stubGlobal('location', {protocol: 'https:'});
    expect(errorOf({announceTrackers: ['ws://tracker.x2p2p.example']})).toMatch(/^X2-1005/);
    expect(errorOf({announceTrackers: ['wss://tracker.x2p2p.example']})).toBe('accepted');
  });
});

describe('while running', () => {
  test.each([[{swarmId: 'x'}], [{announceTrackers: []}], [{mainStream: {rtcConfig: {}}}], [{validateHTTPSegment: undefined}]])(
    '%j cannot change',
    (core) => {
      expect(errorOf(core, 'running')).toMatch(/^X2-1006/);
    },
  );

  test('what may change is still checked', () => {
    expect(errorOf({highDemandTimeWindow: 5, mainStream: {isP2PUploadDisabled: true}}, 'running')).toBe('accepted');
    expect(errorOf({highDemandTimeWindow: -5}, 'running')).toMatch(/^X2-1004/);
  });
});
