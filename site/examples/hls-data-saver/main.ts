import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';
import {onNetworkChange, sharingPolicy} from './sharingPolicy';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
const share = document.querySelector<HTMLInputElement>('#share')!;
const output = document.querySelector<HTMLOutputElement>('#policy')!;

// #region setup
const hls = new HlsWithP2P({
  p2p: {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
      // Start closed; the policy below opens what viewer and network allow.
      isP2PUploadDisabled: true,
    },
  },
});

function applyPolicy(): void {
  const policy = sharingPolicy({viewerAllowsUpload: share.checked});
  hls.p2pEngine.applyDynamicConfig({core: policy});
  output.textContent = policy.isP2PUploadDisabled ? '不上传' : '上传已开启';
}

/** Storage may be blocked, and then touching it throws: the choice lasts as long as the page. */
function rememberedChoice(): boolean {
  try {
    return localStorage.getItem('p2p-share') === 'on';
  } catch {
    return false;
  }
}

function rememberChoice(): void {
  try {
    localStorage.setItem('p2p-share', share.checked ? 'on' : 'off');
  } catch {
    // See above.
  }
}

function onChoice(): void {
  rememberChoice();
  applyPolicy();
}

share.checked = rememberedChoice();
share.addEventListener('change', onChoice);
const stopWatching = onNetworkChange(applyPolicy);
hls.on(Hls.Events.DESTROYING, () => {
  stopWatching();
  share.removeEventListener('change', onChoice);
});
applyPolicy();
// #endregion

hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);
hls.loadSource('https://cdn.x2p2p.example/stream/index.m3u8');
