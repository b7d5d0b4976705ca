import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';

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
hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);
hls.loadSource('https://cdn.x2p2p.example/stream/index.m3u8');

// #region apply
const form = document.querySelector<HTMLFormElement>('#settings')!;
const output = document.querySelector<HTMLOutputElement>('#config')!;

form.addEventListener('change', () => {
  // 先校验：空着会当成 0 s；有一项超出范围，整次修改都被拒绝。
  if (!form.reportValidity()) return;
  const settings = new FormData(form);
  hls.p2pEngine.applyDynamicConfig({
    core: {
      isP2PDisabled: !settings.has('p2p'),
      isP2PUploadDisabled: !settings.has('upload'),
      highDemandTimeWindow: Number(settings.get('window')),
    },
  });

  // 显示引擎实际使用的值，而不是表单里填的值。
  const {mainStream} = hls.p2pEngine.getConfig().core;
  const {isP2PDisabled, isP2PUploadDisabled, highDemandTimeWindow} = mainStream;
  output.textContent = JSON.stringify({
    isP2PDisabled,
    isP2PUploadDisabled,
    highDemandTimeWindow,
  });
});
// #endregion
