// #region setup
import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';
import {authorizedSegmentRequest} from './authorizedSegmentRequest';
import {mediaHeaders} from './mediaHeaders';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

const hls = new HlsWithP2P({
  // 播放列表、密钥、初始化切片：由 hls.js 自己下载，在这里加请求头。
  xhrSetup: (xhr, url) => {
    for (const [name, value] of Object.entries(mediaHeaders(url))) {
      xhr.setRequestHeader(name, value);
    }
  },
  p2p: {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
      // 媒体切片：由引擎下载，不经过 xhrSetup。
      httpRequestSetup: authorizedSegmentRequest,
    },
  },
});

hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);
hls.loadSource('https://cdn.x2p2p.example/private/index.m3u8');
// #endregion
