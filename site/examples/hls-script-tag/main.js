// #region setup
const HlsWithP2P = X2Hls.HlsJsP2PEngine.injectMixin(Hls);

const hls = new HlsWithP2P({
  p2p: {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
    },
  },
});

hls.attachMedia(document.querySelector('#player'));
hls.loadSource('https://cdn.x2p2p.example/stream/index.m3u8');
// #endregion
