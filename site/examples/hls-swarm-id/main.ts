// #region setup
import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

// 由你的后端返回：这名观众的签名地址，以及对所有人都相同的内容编号。
type PlayInfo = {url: string; contentId: string};
const response = await fetch('/api/play?id=42');
const {url, contentId} = (await response.json()) as PlayInfo;

const hls = new HlsWithP2P({
  p2p: {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
      swarmId: contentId,
    },
  },
});

hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);
hls.loadSource(url);
// #endregion
