// #region setup
import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';
import {createSegmentValidator, loadHashList} from './segmentHashes';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

// 没有哈希清单就无法校验节点发来的切片：只走 HTTP。
const hashes = await loadHashList('https://cdn.x2p2p.example/stream/hashes.json').catch(
  () => undefined,
);

const hls = new HlsWithP2P({
  p2p: {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
      isP2PDisabled: hashes === undefined,
      validateP2PSegment: createSegmentValidator(hashes ?? {}),
    },
  },
});

hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);
hls.loadSource('https://cdn.x2p2p.example/stream/index.m3u8');
// #endregion

const counts = {accepted: 0, refused: 0};
const output = document.querySelector<HTMLOutputElement>('#checked')!;
const show = () => {
  output.textContent = `通过 ${counts.accepted} · 拒收 ${counts.refused}`;
};

hls.p2pEngine.addEventListener('onSegmentLoaded', ({downloadSource}) => {
  if (downloadSource === 'p2p') counts.accepted += 1;
  show();
});
hls.p2pEngine.addEventListener('onSegmentError', ({error}) => {
  if (error.type === 'p2p-segment-validation-failed') counts.refused += 1;
  show();
});
