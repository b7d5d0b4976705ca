import {tsString} from './literals.ts';

/** Whose buttons the viewer sees over the video that hls.js feeds. */
export const skinIds = ['browser', 'dplayer', 'artplayer'] as const;
export type Skin = (typeof skinIds)[number];

type SkinCode = {
  readonly label: string;
  /** What the page must contain. */
  readonly element: string;
  readonly imports?: string;
  /** Has the generated `play` play an address. */
  readonly write: (streamUrl: string) => string;
  /** What the page's policy must allow beside what every player needs. */
  readonly policy?: Readonly<Record<string, readonly string[]>>;
};

/** Both put a `<style>` of their own into the page. */
const ownStyles = {'style-src': ["'self'", "'unsafe-inline'"]};

export const skins: Readonly<Record<Skin, SkinCode>> = {
  browser: {
    label: '浏览器自带',
    element: '<video id="player" controls>',
    write: (streamUrl) =>
      `const video = document.querySelector<HTMLVideoElement>('#player')!;\nplay(video, ${tsString(streamUrl)}, (text) => console.error(text));`,
  },
  dplayer: {
    label: 'DPlayer',
    element: '<div id="player">',
    imports: "import DPlayer, {type DPlayerEvents} from 'dplayer';",
    write: (streamUrl) => `export const player = new DPlayer({
  container: document.querySelector<HTMLElement>('#player'),
  video: {
    url: ${tsString(streamUrl)},
    type: 'hls',
    customType: {
      hls(video: HTMLVideoElement, dp: DPlayer) {
        play(video, video.src, (text) => dp.notice(text, 0, 0.8)); // 0：一直显示
      },
    },
  },
});
player.on('destroy' as DPlayerEvents, stop);`,
    policy: {...ownStyles, 'img-src': ["'self'", 'data:']},
  },
  artplayer: {
    label: 'ArtPlayer',
    element: '<div id="player">',
    imports: "import Artplayer from 'artplayer';",
    write: (streamUrl) => `export const player = new Artplayer({
  container: '#player',
  url: ${tsString(streamUrl)},
  type: 'm3u8',
  customType: {
    m3u8(video, url, art) {
      // ArtPlayer 拿到地址之后稍晚才调用这里，那时可能已经销毁。
      if (art.isDestroy) return;
      play(video, url, (text) => (art.notice.show = text));
    },
  },
});
player.on('destroy', stop);`,
    policy: ownStyles,
  },
};
