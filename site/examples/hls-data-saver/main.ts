// #region setup
import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';
import {onNetworkChange, sharingPolicy} from './sharingPolicy';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
const share = document.querySelector<HTMLInputElement>('#share')!;
const output = document.querySelector<HTMLOutputElement>('#policy')!;

const hls = new HlsWithP2P({
  p2p: {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
      // 先关着，由下面的策略按观众的选择与网络打开。
      isP2PUploadDisabled: true,
    },
  },
});

function applyPolicy(): void {
  const policy = sharingPolicy({viewerAllowsUpload: share.checked});
  hls.p2pEngine.applyDynamicConfig({core: policy});
  output.textContent = policy.isP2PUploadDisabled ? '不上传' : '上传已开启';
}

/** 存储可能被禁用，访问就抛出异常；那时选择只在本页有效。 */
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
    // 原因同上。
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

hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);
hls.loadSource('https://cdn.x2p2p.example/stream/index.m3u8');
// #endregion
