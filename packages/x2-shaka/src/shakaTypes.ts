import type shaka from 'shaka-player';

/** Shaka Player 的命名空间：`window.shaka`，或 `import shaka from 'shaka-player'` 得到的对象。 */
export type ShakaNamespace = typeof shaka;

/** Shaka Player 的播放器实例。 */
export type ShakaPlayer = shaka.Player;

export type ShakaStream = shaka.extern.Stream;
export type ShakaReference = shaka.media.SegmentReference;
export type ShakaRequest = shaka.extern.Request;
export type ShakaRequestContext = shaka.extern.RequestContext;
