// #region setup
import Artplayer from 'artplayer';
import {p2pSettings, playStream, type P2PUse} from '../hls-production/playStream';

let playback: ReturnType<typeof playStream> | undefined;
let use: P2PUse = 'none'; // 观众同意之前必须是 'none'

/** 观众作出选择时调用，改了主意再调用一次。 */
export function setP2P(choice: P2PUse): void {
  use = choice;
  playback?.engine?.applyDynamicConfig({core: p2pSettings(use)});
}

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
        p2p: use,
        onMessage: (text) => (art.notice.show = text),
        onP2PError: (id, reason) => console.warn(id, reason),
      });
    },
  },
});
player.on('destroy', () => playback?.stop());
// #endregion
