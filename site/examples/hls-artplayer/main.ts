// #region setup
import Artplayer from 'artplayer';
import {playStream} from '../hls-production/playStream';

let playback: ReturnType<typeof playStream> | undefined;

export const player = new Artplayer({
  container: '#player',
  url: 'https://cdn.x2p2p.example/stream/index.m3u8',
  type: 'm3u8',
  customType: {
    m3u8(video, url, art) {
      playback?.stop();
      // ArtPlayer calls this a moment after it was given the address.
      if (art.isDestroy) return;
      playback = playStream(video, url, {
        p2p: 'share', // 'none' until the viewer has agreed
        onMessage: (text) => (art.notice.show = text),
        onP2PError: (id, reason) => console.warn(id, reason),
      });
    },
  },
});
player.on('destroy', () => playback?.stop());
// #endregion
