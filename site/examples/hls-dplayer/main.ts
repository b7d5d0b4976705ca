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
        const source = video.src; // stop() may take it away
        playback?.stop();
        playback = playStream(video, source, {
          p2p: 'share', // 'none' until the viewer has agreed
          onMessage: (text) => dp.notice(text, 0, 0.8), // 0: it stays
          onP2PError: (id, reason) => console.warn(id, reason),
        });
      },
    },
  },
});
player.on('destroy' as DPlayerEvents, () => playback?.stop());
// #endregion
