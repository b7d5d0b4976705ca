import shaka from 'shaka-player';
import {ShakaP2PEngine} from 'x2-shaka';
import {onNetworkChange, sharingPolicy} from '../hls-data-saver/sharingPolicy';

ShakaP2PEngine.registerPlugins(shaka);

// #region setup
const engine = new ShakaP2PEngine(
  {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
      // Start closed; the policy below opens what viewer and network allow.
      isP2PUploadDisabled: true,
    },
  },
  shaka,
);
const player = new shaka.Player();
engine.bindShakaPlayer(player);
// #endregion

// #region live-delay
// After bindShakaPlayer, which sets 25 s: less delay, and less room for P2P.
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

/** Not on 'unloading', which also fires when the next source is loaded. */
export async function stop(): Promise<void> {
  stopWatching();
  share.removeEventListener('change', applyPolicy);
  engine.destroy();
  await player.destroy();
}
// #endregion

await player.attach(document.querySelector<HTMLVideoElement>('#player')!);
await player.load('https://cdn.x2p2p.example/stream/index.m3u8');
