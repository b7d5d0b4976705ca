// #region setup
import shaka from 'shaka-player';
import {ShakaP2PEngine} from 'x2-shaka';
import {onNetworkChange, sharingPolicy} from '../hls-data-saver/sharingPolicy';

ShakaP2PEngine.registerPlugins(shaka);

const engine = new ShakaP2PEngine(
  {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
      // 先关着，由下面的策略按观众的选择与网络打开。
      isP2PUploadDisabled: true,
    },
  },
  shaka,
);
const player = new shaka.Player();
engine.bindShakaPlayer(player);
// #endregion

// #region live-delay
// 写在 bindShakaPlayer 之后，它会设为 25 s。延迟小了，P2P 空间也变小。
player.configure('manifest.defaultPresentationDelay', 20);
// #endregion

// #region apply
const share = document.querySelector<HTMLInputElement>('#share')!;
const output = document.querySelector<HTMLOutputElement>('#config')!;

function applyPolicy(): void {
  const policy = sharingPolicy({viewerAllowsUpload: share.checked});
  engine.applyDynamicConfig({core: policy});
  const {isP2PDisabled, isP2PUploadDisabled} = engine.getConfig().core.mainStream;
  output.textContent = JSON.stringify({isP2PDisabled, isP2PUploadDisabled});
}

share.addEventListener('change', applyPolicy);
const stopWatching = onNetworkChange(applyPolicy);
applyPolicy();

/** 离开播放页时调用。不要挂在 'unloading' 上：换片源时也会触发。 */
export async function stop(): Promise<void> {
  stopWatching();
  share.removeEventListener('change', applyPolicy);
  engine.destroy();
  await player.destroy();
}
// #endregion

await player.attach(document.querySelector<HTMLVideoElement>('#player')!);
await player.load('https://cdn.x2p2p.example/stream/index.m3u8');
