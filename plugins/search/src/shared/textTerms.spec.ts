import {describe, expect, it} from 'vitest';
import {textTerms} from './textTerms.ts';

const termsOf = (text: string) => {
  const terms: string[] = [];
  textTerms(text, (term) => terms.push(term));
  return terms.join(' ');
};

/** The analyser as a table: what a text is found by. */
describe('textTerms', () => {
  it.each([
    ['鉴权', '鉴权'],
    ['流量包', '流量 量包'],
    ['直播延迟', '直播 播延 延迟'],
    ['码', '码'],
    ['applyDynamicConfig', 'applydynamicconfig apply dynamic config'],
    ['HlsJsP2PEngine', 'hlsjsp2pengine hls js p2p engine'],
    ['webRtcMaxMessageSize', 'webrtcmaxmessagesize web rtc max message size'],
    ['hls.js', 'hlsjs hls js'],
    ['LL-HLS', 'llhls ll hls'],
    ['ERR_TRACKER_TIMEOUT', 'errtrackertimeout err tracker timeout'],
    ['X2-1001', 'x21001 x2 1001'],
    ['p2p-media-loader', 'p2pmedialoader p2p media loader'],
    ['2.2.2', '2.2.2'],
    ['v2.2.2', '2.2.2'],
    ['C# 与 C++', 'c# 与 c++'],
    ['iOS', 'ios os'],
    ['hls.js 播放卡顿', 'hlsjs hls js 播放 放卡 卡顿'],
    ['P2P,原理。', 'p2p 原理'],
    ['😀 <b>', 'b'],
    ['', ''],
  ])('%s → %s', (text, expected) => expect(termsOf(text)).toBe(expected));
});
