import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

// #region setup
// Your own backend signs a path for this viewer, and names the content with an
// id that is the same for everyone.
type PlayInfo = {url: string; contentId: string};
const {url, contentId}: PlayInfo = await (await fetch('/api/play?id=42')).json();

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
