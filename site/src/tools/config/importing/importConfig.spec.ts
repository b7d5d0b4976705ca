import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readSettings} from '../readSettings.ts';
import {address} from '../settings.ts';
import {importConfig} from './importConfig.ts';
import type {Mapping} from './mapConfig.ts';

function mappingOf(text: string): Mapping {
  const imported = importConfig(text);
  if ('problem' in imported) throw new Error(imported.problem);
  return imported.mapping;
}

describe('importConfig', () => {
  it('takes a p2p-media-loader 2 configuration over, however it is written', () => {
    for (const text of [
      '{"core": {"highDemandTimeWindow": 20, "announceTrackers": ["wss://a.example"], "swarmId": "s"}}',
      "const hls = new HlsWithP2P({maxBufferLength: 30, p2p: {core: {highDemandTimeWindow: 4 * 5, announceTrackers: ['wss://a.example'], swarmId: `s`,},}});",
      "export default {highDemandTimeWindow: 20, announceTrackers: ['wss://a.example'], swarmId: 's'};",
    ]) {
      const {source, changes, left} = mappingOf(text);
      expect(source).toBe('p2p-media-loader-2');
      expect(changes).toMatchObject({options: '{"highDemandTimeWindow":20}', tracker: 'wss://a.example', swarm: 's'});
      expect(left.map(({path}) => path)).toEqual(text.includes('maxBufferLength') ? ['maxBufferLength'] : []);
    }
  });

  it('maps an old p2p-media-loader configuration and says what is gone', () => {
    const {source, changes, left} = mappingOf(`var config = {
      segments: {forwardSegmentCount: 20, swarmId: 'movie-1'},
      loader: {
        trackerAnnounce: ['wss://tracker.example/announce'],
        useP2P: true, consumeOnly: true, simultaneousP2PDownloads: 5, cachedSegmentsCount: 30,
        segmentValidator: async (segment) => {}, rtcConfig: {iceServers: [{urls: ['stun:a.example', 'turn:b.example']}]},
      },
    };`);
    expect(source).toBe('p2p-media-loader-0');
    expect(changes).toEqual({
      swarm: 'movie-1',
      tracker: 'wss://tracker.example/announce',
      stun: 'stun:a.example',
      upload: 'never',
      options: '{"simultaneousP2PDownloads":5}',
    });
    expect(left.map(({path}) => path)).toEqual([
      'segments.forwardSegmentCount',
      'loader.cachedSegmentsCount',
      'loader.rtcConfig 的 TURN',
      'loader.segmentValidator',
    ]);
    expect(left.at(-1)?.reason).toContain('validateP2PSegment');
  });

  it('maps a CDNBye configuration', () => {
    const {source, changes, left} = mappingOf(`new Hls({p2pConfig: {
      live: false, token: 'secret', wsSignalerAddr: 'wss://signal.example', p2pEnabled: !0,
      maxBufferSize: {pc: 1024 * 1024 * 300, mobile: 1024 * 1024 * 150}, channelId: function (url) { return url; },
      webRTCConfig: {config: {iceServers: [{urls: 'stun:a.example:3478'}]}}, wifiOnly: true, surprise: 1,
    }})`);
    expect(source).toBe('cdnbye');
    expect(changes).toEqual({
      platform: 'hls',
      mode: 'vod',
      stun: 'stun:a.example:3478',
      upload: 'unmetered',
      swarm: '',
      options: '{"segmentMemoryStorageLimit":300}',
    });
    expect(left.map(({path}) => path)).toEqual(['token', 'wsSignalerAddr', 'surprise', 'channelId']);
    expect(JSON.stringify(changes)).not.toContain('secret');
  });

  it('says what it changed on the way', () => {
    const notes = (text: string) => mappingOf(text).mapped.map(({from, note}) => [from, note]);
    expect(notes("{core: {announceTrackers: ['wss://a.example/?token=secret'], isP2PUploadDisabled: false}}")).toEqual([
      ['announceTrackers', '去掉了地址里的 token：引擎会自己拼上'],
      ['isP2PUploadDisabled', undefined],
    ]);
    expect(notes('{loader: {useP2P: false}}')).toEqual([['loader.useP2P', '意思相反，值已取反']]);
    expect(notes('{p2pConfig: {live: true}}')).toEqual([['live', '写成上面的「内容」']]);
  });

  it.each([
    [true, 'never'],
    [false, 'always'],
  ])('uploads as the configuration says: %s', (value, upload) => {
    expect(mappingOf(`{core: {isP2PUploadDisabled: ${value}}}`).changes.upload).toBe(upload);
  });

  it('leaves nothing of the swarm of an import before', () => {
    expect(mappingOf('{core: {highDemandTimeWindow: 20}}').changes.swarm).toBe('');
  });

  it('takes tokens out of tracker addresses', () => {
    expect(
      mappingOf(
        "{core: {announceTrackers: ['wss://a.example/?token=secret', 'wss://b.example/?a=1&token=secret&c=2', 'wss://c.example/?TOKEN=secret']}}",
      ).changes.tracker,
    ).toBe('wss://a.example/, wss://b.example/?a=1&c=2, wss://c.example/');
  });

  it('sorts the servers of WebRTC by their schemes, and says what became of each', () => {
    const servers = (...urls: string[]) => mappingOf(JSON.stringify({core: {rtcConfig: {iceServers: urls.map((url) => ({urls: url}))}}}));
    const outcome = (...urls: string[]) => [servers(...urls).changes.stun, servers(...urls).left.map(({path}) => path)];
    expect(outcome('stun:saturn.example.com')).toEqual(['stun:saturn.example.com', []]);
    expect(outcome('STUN:a.example.com', 'Stuns:b.example.com:5349')).toEqual(['STUN:a.example.com, Stuns:b.example.com:5349', []]);
    expect(outcome('stun:a.example.com', 'TURN:b.example.com', 'turns:c.example.com')).toEqual([
      'stun:a.example.com',
      ['rtcConfig 的 TURN'],
    ]);
    expect(outcome('stun:a.example.com', 'stun.example.com:3478', 'stun:a b')).toEqual([
      'stun:a.example.com',
      ['rtcConfig 的「stun.example.com:3478」', 'rtcConfig 的「stun:a b」'],
    ]);
  });

  it('takes an empty list for none, and not for the example of the page', () => {
    const {changes, mapped, left} = mappingOf('{core: {announceTrackers: [], rtcConfig: {iceServers: []}}}');
    expect([changes.tracker, changes.stun, left]).toEqual(['', '', []]);
    expect(mapped.map(({to, note}) => [to, note])).toEqual([
      ['announceTrackers', '列表是空的，上面的 Tracker 已清空'],
      ['rtcConfig', '列表是空的，上面的 STUN 已清空'],
    ]);
  });

  it('does not take a list for empty when its items could not be read', () => {
    const {changes, left} = mappingOf('{core: {announceTrackers: [TRACKER], rtcConfig: {iceServers: [server]}, httpErrorRetries: 3}}');
    expect([changes.tracker, changes.stun]).toEqual([undefined, undefined]);
    expect(left.map(({path}) => path)).toEqual(['rtcConfig', 'announceTrackers[0]', 'rtcConfig.iceServers[0]']);
  });

  it('leaves out of a stream what fields of the page decide', () => {
    const stream = "{announceTrackers: ['wss://t.example/?token=secret'], isP2PUploadDisabled: true, highDemandTimeWindow: 8}";
    const {changes, mapped, left} = mappingOf(`{core: {mainStream: ${stream}, secondaryStream: {swarmId: 'a'}}}`);
    expect(changes).toEqual({swarm: '', options: '{"mainStream":{"highDemandTimeWindow":8}}'});
    expect(mapped.map(({from}) => from)).toEqual(['mainStream']);
    expect(left.map(({path}) => path)).toEqual([
      'mainStream.announceTrackers',
      'mainStream.isP2PUploadDisabled',
      'secondaryStream.swarmId',
    ]);
    expect(readSettings({...address.defaults, ...changes}).problems).toEqual([]);
  });

  it('finds the options in a piece of an object', () => {
    expect(mappingOf('p2p: { core: { httpErrorRetries: 3 } },').changes.options).toBe('{"httpErrorRetries":3}');
    expect(mappingOf("core: {\n  announceTrackers: ['wss://t.example'],\n}").changes.tracker).toBe('wss://t.example');
  });

  it('takes no data of a component for options, because of a name in common', () => {
    expect(importConfig("export default {data: () => ({live: true, token: '', list: []}), methods: {getStats() {}}}")).toHaveProperty(
      'problem',
    );
    expect(mappingOf("{live: true, token: 'a'}").source).toBe('cdnbye');
  });

  it('has no rule for names that every object has', () => {
    expect(mappingOf('{p2pConfig: {constructor: 1, toString: () => 2}}').left).toEqual([
      {path: 'constructor', reason: '没有对应的选项'},
      {path: 'toString', reason: '函数'},
    ]);
  });

  it.each(['-x', '!x', '-(2 * x)', '2 * x', '-f()'])('names %s once among what it could not read', (expression) => {
    expect(mappingOf(`{core: {httpErrorRetries: ${expression}, swarmId: 'a'}}`).left).toEqual([
      {path: 'httpErrorRetries', reason: '表达式要运行才知道结果，请在生成的代码里自己补上'},
    ]);
  });

  it('lists an option that the engine would refuse', () => {
    const {changes, left} = mappingOf('{core: {simultaneousHttpDownloads: 99, cachedSegmentsCount: 3}}');
    expect(changes.options).toBe('');
    expect(left.map(({reason}) => reason).join()).toMatch(/X2-1004.*X2-1002.*segmentMemoryStorageLimit/s);
  });

  it.each([
    ['', /粘贴/],
    ['{', /第 \d+ 行/],
    ['hello', /没有对象/],
    ['{"colour": "red"}', /认不出/],
    ['\u0000\u0001\u0002', /JSON/],
    [`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, /嵌套/],
    [`{"a": "${'x'.repeat(300_000)}"}`, /kB/],
  ])('answers %.20j with a sentence', (text, sentence) => {
    const imported = importConfig(text);
    expect('problem' in imported && imported.problem).toMatch(sentence);
  });

  it('never runs what was pasted', () => {
    const {left} = mappingOf(
      '{core: {highDemandTimeWindow: (() => { throw new Error("run"); })(), swarmId: globalThis.x = 1, httpErrorRetries: 3}}',
    );
    expect(left.map(({path}) => path)).toEqual(['highDemandTimeWindow', 'swarmId']);
  });

  it('loses no name of any JSON object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), {minKeys: 1}), (object) => {
        const names = Object.keys(JSON.parse(JSON.stringify(object)) as object);
        const {mapped, left} = mappingOf(JSON.stringify({core: object}));
        expect([...mapped.map(({from}) => from), ...left.map(({path}) => path)]).toEqual(names);
      }),
    );
  });

  it('survives any text', () => {
    fc.assert(fc.property(fc.string({maxLength: 200}), (text) => void importConfig(text)));
    const piece = fc.constantFrom(...'{}[]()"\'`/=:,;$\n', 'core', 'a', '=>', 'return ', '${', '//', '/*', 'new Hls(');
    fc.assert(fc.property(fc.array(piece, {maxLength: 40}), (pieces) => void importConfig(pieces.join(''))));
  });

  it('leaves nothing that the page then refuses, and loses nothing', () => {
    const names = fc.constantFrom(
      'useP2P',
      'consumeOnly',
      'simultaneousP2PDownloads',
      'webRtcMaxMessageSize',
      'cachedSegmentsCount',
      'other',
    );
    fc.assert(
      fc.property(fc.dictionary(names, fc.oneof(fc.nat(100_000), fc.boolean(), fc.string()), {minKeys: 1}), (loader) => {
        const {changes, mapped, left} = mappingOf(JSON.stringify({loader}));
        expect(mapped.length + left.length).toBe(Object.keys(loader).length);
        expect(readSettings({...address.defaults, ...changes}).problems).toEqual([]);
      }),
    );
  });
});
