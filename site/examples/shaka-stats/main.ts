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

// 每秒刷新一次就够：数据块事件每秒有几百次。
const refresh = () => renderStats(panel, engine.getStats());
const timer = window.setInterval(refresh, 1000);

/** 离开播放页时调用。不要挂在 'unloading' 上：换片源时也会触发。 */
export async function stop(): Promise<void> {
  window.clearInterval(timer);
  engine.destroy();
  await player.destroy();
}
// #endregion
