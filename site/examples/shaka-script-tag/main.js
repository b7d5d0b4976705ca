// #region setup
const {ShakaP2PEngine} = X2Shaka;
ShakaP2PEngine.registerPlugins();

const engine = new ShakaP2PEngine({
  token: 'YOUR_TOKEN',
  core: {
    announceTrackers: ['wss://tracker.x2p2p.example/announce'],
    rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
  },
});

const player = new shaka.Player();
engine.bindShakaPlayer(player);
player
  .attach(document.querySelector('#player'))
  .then(() => player.load('https://cdn.x2p2p.example/stream/index.m3u8'));
// #endregion
