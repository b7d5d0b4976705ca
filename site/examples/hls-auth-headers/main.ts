import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';
import {authorizedSegmentRequest} from './authorizedSegmentRequest';
import {mediaHeaders} from './mediaHeaders';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

// #region setup
const hls = new HlsWithP2P({
  // Playlists, keys and init segments: hls.js fetches these itself.
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
      // Media segments: the engine fetches these, so xhrSetup never sees them.
      httpRequestSetup: authorizedSegmentRequest,
    },
  },
});
// #endregion

hls.attachMedia(document.querySelector<HTMLVideoElement>('#player')!);
hls.loadSource('https://cdn.x2p2p.example/private/index.m3u8');
