import shaka from 'shaka-player';
import {ShakaP2PEngine} from 'x2-shaka';
import {renderStats} from '../hls-stats/renderStats';

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
await player.attach(document.querySelector<HTMLVideoElement>('#player')!);
await player.load('https://cdn.x2p2p.example/stream/index.m3u8');

// #region panel
const panel = document.querySelector<HTMLElement>('#stats')!;

// Once a second is enough: chunk events arrive hundreds of times a second.
const refresh = () => renderStats(panel, engine.getStats());
const timer = window.setInterval(refresh, 1000);

/** Not on 'unloading', which also fires when the next source is loaded. */
export async function stop(): Promise<void> {
  window.clearInterval(timer);
  engine.destroy();
  await player.destroy();
}
// #endregion
