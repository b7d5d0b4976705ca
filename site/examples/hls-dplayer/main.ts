// #region setup
import DPlayer, {type DPlayerEvents} from 'dplayer';
import {playStream} from '../hls-production/playStream';

let playback: ReturnType<typeof playStream> | undefined;

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
          p2p: 'share', // 观众同意之前必须是 'none'
          onMessage: (text) => dp.notice(text, 0, 0.8), // 0：一直显示
          onP2PError: (id, reason) => console.warn(id, reason),
        });
      },
    },
  },
});
player.on('destroy' as DPlayerEvents, () => playback?.stop());
// #endregion
