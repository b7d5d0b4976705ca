import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';
import {renderStats} from './renderStats';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
const hls = new HlsWithP2P({
  p2p: {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
    },
  },
});
hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);
hls.loadSource('https://cdn.x2p2p.example/stream/index.m3u8');

// #region panel
const panel = document.querySelector<HTMLElement>('#stats')!;

// 每秒刷新一次就够：数据块事件每秒有几百次。
const refresh = () => renderStats(panel, hls.p2pEngine.getStats());
const timer = window.setInterval(refresh, 1000);
hls.on(Hls.Events.DESTROYING, () => window.clearInterval(timer));
// #endregion
