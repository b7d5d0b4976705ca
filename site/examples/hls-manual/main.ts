// #region setup
import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';

const engine = new HlsJsP2PEngine({
  token: 'YOUR_TOKEN',
  core: {
    announceTrackers: ['wss://tracker.x2p2p.example/announce'],
    rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
  },
});

const hls = new Hls({...engine.getConfigForHlsJs()});
engine.bindHls(hls);

hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);
hls.loadSource('https://cdn.x2p2p.example/stream/index.m3u8');
// #endregion
