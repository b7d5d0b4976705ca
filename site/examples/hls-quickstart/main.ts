// #region setup
import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';

// #region entry
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
// #endregion

hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);
hls.loadSource('https://cdn.x2p2p.example/stream/index.m3u8');
// #endregion

// #region verify
setInterval(() => console.log(hls.p2pEngine.getStats()), 5000);
// #endregion
