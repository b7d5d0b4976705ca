import type {Outcome} from '../report.ts';
import type {Probe} from '../runProbes.ts';

type MediaSourceClass = {isTypeSupported(type: string): boolean};
type Scope = {readonly MediaSource?: MediaSourceClass; readonly ManagedMediaSource?: MediaSourceClass};
const scope = globalThis as Scope;

export const mediaSource: Probe = {
  id: 'media-source',
  name: 'MSE 播放接口',
  timeLimitMs: 1000,
  run: (): Outcome => {
    const facts = {MediaSource: scope.MediaSource !== undefined, ManagedMediaSource: scope.ManagedMediaSource !== undefined};
    if (facts.MediaSource)
      return {status: 'ok', text: facts.ManagedMediaSource ? '有 MediaSource，也有 ManagedMediaSource。' : '有 MediaSource。', facts};
    if (facts.ManagedMediaSource) {
      return {
        status: 'warn',
        text: '只有 ManagedMediaSource：播放前要关闭远程播放（disableRemotePlayback），hls.js 1.5 起自己会做。',
        facts,
        remedy: {to: '/docs/faq/Integration#iphone', label: 'iPhone 与 AirPlay'},
      };
    }
    return {
      status: 'fail',
      text: '没有 MSE：播放器只能用系统自带的 HLS，P2P 不起作用。',
      facts,
      remedy: {to: '/docs/faq/Integration#iphone', label: '为什么没有 P2P'},
    };
  },
};

const CODECS = {
  'H.264 + AAC': 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"',
  'H.265': 'video/mp4; codecs="hvc1.1.6.L93.B0"',
  AV1: 'video/mp4; codecs="av01.0.05M.08"',
  VP9: 'video/mp4; codecs="vp09.00.10.08"',
  'Opus 音频': 'audio/mp4; codecs="opus"',
} as const;

export const codecs: Probe = {
  id: 'codecs',
  name: '编码格式',
  timeLimitMs: 1000,
  run: (): Outcome => {
    const source = scope.MediaSource ?? scope.ManagedMediaSource;
    if (!source) return {status: 'skipped', text: '没有 MSE，无从问起。'};
    const facts = Object.fromEntries(Object.entries(CODECS).map(([name, type]) => [name, source.isTypeSupported(type)]));
    const able = Object.keys(facts).filter((name) => facts[name]);
    const unable = Object.keys(facts).filter((name) => !facts[name]);
    const text = `能播：${able.join('、') || '无'}${unable.length > 0 ? `；不能：${unable.join('、')}` : ''}。`;
    return facts['H.264 + AAC']
      ? {status: 'ok', text, facts}
      : {
          status: 'fail',
          text: `${text}最常见的 H.264 + AAC 都不能播，多半是去掉了专利编码的浏览器。`,
          facts,
          remedy: {to: '/docs/hls-sdk/quicestart#requirements', label: '环境要求'},
        };
  },
};
