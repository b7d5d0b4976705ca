import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {RENDITIONS} from './protocol.ts';
import {DEFAULT_SETTINGS, OPTION_LIMITS, parseAddress, toAddress, trackerProblem, type LabSettings} from './settings.ts';

describe('parseAddress', () => {
  it('starts at once when the address says so', () => {
    expect(parseAddress('?viewers=6&mode=vod&start=1')).toEqual({
      settings: {...DEFAULT_SETTINGS, viewers: 6, mode: 'vod'},
      start: true,
      problems: [],
    });
  });

  it('has safe defaults for an empty address', () => {
    expect(parseAddress('')).toEqual({settings: DEFAULT_SETTINGS, start: false, problems: []});
  });

  it.each([
    ['?viewers=9', '地址里的 viewers 应是 1 到 8 的整数，已改用 4。'],
    ['?viewers=0', '地址里的 viewers 应是 1 到 8 的整数，已改用 4。'],
    ['?viewers=4.5', '地址里的 viewers 应是 1 到 8 的整数，已改用 4。'],
    ['?viewers=', '地址里的 viewers 应是 1 到 8 的整数，已改用 4。'],
    ['?mode=dvr', '地址里的 mode 只能是 live 或 vod，已改用 live。'],
    ['?quality=4k', '地址里的 quality 只能是 240p 或 360p，已改用 240p。'],
    ['?start=yes', '地址里的 start 只能是 1 或 0，已改用 0。'],
    ['?window=-1', '地址里的 window 应是 0 到 30 的整数，已改用 4。'],
  ])('%s gets one sentence and a default', (search, sentence) => {
    const {settings, start, problems} = parseAddress(search);
    expect(problems).toEqual([sentence]);
    expect(settings).toEqual(DEFAULT_SETTINGS);
    expect(start).toBe(false);
  });

  it('ignores parameters that belong to others', () => {
    expect(parseAddress('?utm_source=x&viewers=2').problems).toEqual([]);
  });

  it('survives any text and never leaves the allowed ranges', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (viewers, mode, window) => {
        const {settings} = parseAddress(`?${new URLSearchParams({viewers, mode, window})}`);
        expect(settings.viewers).toBeGreaterThanOrEqual(1);
        expect(settings.viewers).toBeLessThanOrEqual(8);
        expect(['live', 'vod']).toContain(settings.mode);
        expect(settings.options.highDemandTimeWindow).toBeLessThanOrEqual(OPTION_LIMITS.highDemandTimeWindow.max);
      }),
    );
  });
});

describe('toAddress', () => {
  const limits = (name: keyof typeof OPTION_LIMITS): fc.Arbitrary<number> => fc.integer({min: OPTION_LIMITS[name].min, max: OPTION_LIMITS[name].max});
  const anySettings: fc.Arbitrary<LabSettings> = fc.record({
    viewers: fc.integer({min: 1, max: 8}),
    mode: fc.constantFrom('live', 'vod'),
    rendition: fc.integer({min: 0, max: RENDITIONS.length - 1}),
    compare: fc.boolean(),
    options: fc.record({
      highDemandTimeWindow: limits('highDemandTimeWindow'),
      simultaneousHttpDownloads: limits('simultaneousHttpDownloads'),
      simultaneousP2PDownloads: limits('simultaneousP2PDownloads'),
      isP2PUploadDisabled: fc.boolean(),
    }),
  });

  it('is read back to the same settings', () => {
    fc.assert(
      fc.property(anySettings, fc.boolean(), (settings, start) => {
        expect(parseAddress(toAddress(settings, {start}))).toEqual({settings, start, problems: []});
      }),
    );
  });

  it('stays short', () => {
    expect(toAddress(DEFAULT_SETTINGS, {start: true})).toBe('?viewers=4&mode=live&start=1');
  });
});

describe('trackerProblem', () => {
  it.each([
    ['', 'https:', undefined],
    ['wss://tracker.x2p2p.example/announce', 'https:', undefined],
    ['ws://127.0.0.1:8000', 'http:', undefined],
    ['ws://127.0.0.1:8000', 'https:', 'https 页面里浏览器会拒绝 ws://，请换成 wss://。'],
    ['tracker.x2p2p.example', 'https:', 'Tracker 地址不完整，形如 wss://tracker.x2p2p.example/announce。'],
    ['https://tracker.x2p2p.example', 'https:', 'Tracker 地址应以 wss:// 开头（WebTorrent 协议的 WebSocket Tracker）。'],
  ])('%s on %s → %s', (text, protocol, expected) => expect(trackerProblem(text, protocol)).toBe(expected));
});
