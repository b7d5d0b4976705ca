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
      // ArtPlayer 拿到地址之后稍晚才调用这里，那时可能已经销毁。
      if (art.isDestroy) return;
      playback = playStream(video, url, {
        p2p: 'share', // 观众同意之前必须是 'none'
        onMessage: (text) => (art.notice.show = text),
        onP2PError: (id, reason) => console.warn(id, reason),
      });
    },
  },
});
player.on('destroy', () => playback?.stop());
// #endregion
