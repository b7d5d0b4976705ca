// #region setup
import shaka from 'shaka-player';
import {ShakaP2PEngine} from 'x2-shaka';

// #region entry
ShakaP2PEngine.registerPlugins(shaka);

const engine = new ShakaP2PEngine(
  {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
    },
  },
  shaka,
);

const player = new shaka.Player();
engine.bindShakaPlayer(player);
// #endregion
await player.attach(document.querySelector<HTMLVideoElement>('#player')!);
await player.load('https://cdn.x2p2p.example/stream/index.m3u8');
// #endregion

// #region verify
setInterval(() => console.log(engine.getStats()), 5000);
// #endregion
