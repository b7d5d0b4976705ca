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
  // An empty field would count as 0 s, and a value out of range is refused with all the rest.
  if (!form.reportValidity()) return;
  const settings = new FormData(form);
  hls.p2pEngine.applyDynamicConfig({
    core: {
      isP2PDisabled: !settings.has('p2p'),
      isP2PUploadDisabled: !settings.has('upload'),
      highDemandTimeWindow: Number(settings.get('window')),
    },
  });

  // What the engine now uses, not what the form says.
  const {mainStream} = hls.p2pEngine.getConfig().core;
  const {isP2PDisabled, isP2PUploadDisabled, highDemandTimeWindow} = mainStream;
  output.textContent = JSON.stringify({
    isP2PDisabled,
    isP2PUploadDisabled,
    highDemandTimeWindow,
  });
});
// #endregion
