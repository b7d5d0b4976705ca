// #region setup
import DPlayer, {type DPlayerEvents} from 'dplayer';
import {p2pSettings, playStream, type P2PUse} from '../hls-production/playStream';

let playback: ReturnType<typeof playStream> | undefined;
let use: P2PUse = 'none'; // 观众同意之前必须是 'none'

/** 观众作出选择时调用，改了主意再调用一次。 */
export function setP2P(choice: P2PUse): void {
  use = choice;
  playback?.engine?.applyDynamicConfig({core: p2pSettings(use)});
}

export const player = new DPlayer({
  container: document.querySelector<HTMLElement>('#player'),
  video: {
    url: 'https://cdn.x2p2p.example/stream/index.m3u8',
    type: 'hls',
    customType: {
      hls(video: HTMLVideoElement, dp: DPlayer) {
        const source = video.src; // 先取出：stop() 可能清掉它
        playback?.stop();
        playback = playStream(video, source, {
          p2p: use,
          onMessage: (text) => dp.notice(text, 0, 0.8), // 0：一直显示
          onP2PError: (id, reason) => console.warn(id, reason),
        });
      },
    },
  },
});
player.on('destroy' as DPlayerEvents, () => playback?.stop());
// #endregion
