// #region choose
import Hls, {type ErrorData} from 'hls.js';
import {HlsJsP2PEngine, X2Error} from 'x2-hlsjs';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

/** What the viewer agrees to. Who downloads only is seen by peers as well. */
export type P2PUse = 'none' | 'download' | 'share';

/** With 'none' there is neither a tracker nor a peer. */
export const p2pSettings = (use: P2PUse) => ({
  isP2PDisabled: use === 'none',
  isP2PUploadDisabled: use !== 'share',
});

type Options = {
  /** 'none' until the viewer has agreed. */
  p2p: P2PUse;
  /** A sentence for the viewer. */
  onMessage: (text: string) => void;
  /** Something about P2P for your own logs; playback is not affected. */
  onP2PError: (id: string, reason: string) => void;
};

type Playback = {
  stop: () => void;
  /** To change what is allowed. Missing without P2P and after the end. */
  engine?: HlsJsP2PEngine;
};

/** Plays by the best way this browser has. */
export function playStream(
  video: HTMLVideoElement,
  source: string,
  options: Options,
): Playback {
  // Ask hls.js first: some browsers answer "maybe" to native HLS and then fail.
  if (Hls.isSupported()) return playWithHls(video, source, options);
  if (video.canPlayType('application/vnd.apple.mpegurl')) {
    return playNatively(video, source, options);
  }
  options.onMessage('当前浏览器不能播放 HLS，请升级浏览器或换一个浏览器。');
  return {stop: () => {}};
}
// #endregion

// #region native
/** iPhone before iOS 17.1 and the like: the system player works, without P2P. */
function playNatively(
  video: HTMLVideoElement,
  source: string,
  {onMessage}: Options,
): Playback {
  const report = () => onMessage('视频暂时无法播放，请稍后刷新页面。');
  video.addEventListener('error', report);
  video.src = source;
  const stop = () => {
    video.removeEventListener('error', report);
    video.removeAttribute('src');
    video.load();
  };
  return {stop};
}
// #endregion

// #region create
/** Neither a wrong P2P setting nor an old browser may cost the viewer the video: plain hls.js then. */
function createHls({
  p2p,
  onP2PError,
}: Options): {hls: Hls; engine?: HlsJsP2PEngine} {
  if (!HlsJsP2PEngine.isSupported()) return {hls: new Hls()};
  try {
    const hls = new HlsWithP2P({
      p2p: {
        token: 'YOUR_TOKEN',
        core: {
          announceTrackers: ['wss://tracker.x2p2p.example/announce'],
          rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
          segmentMemoryStorageLimit: 512,
          ...p2pSettings(p2p),
        },
      },
    });
    const engine = hls.p2pEngine;
    engine.addEventListener('onTrackerWarning', ({warning}) => {
      const message = String(warning);
      // Two viewers that cannot reach each other: a matter of NAT, not of the tracker.
      if (message.includes('Connection error:')) return;
      // The address in it carries the token, which belongs in no log.
      onP2PError('tracker', message.replace(/([?&]token=)[^&\s]+/g, '$1…'));
    });
    engine.addEventListener('onSegmentError', ({error}) => {
      onP2PError('segment', error.type);
    });
    return {hls, engine};
  } catch (error) {
    onP2PError(error instanceof X2Error ? error.id : 'unknown', String(error));
    return {hls: new Hls()};
  }
}
// #endregion

// #region errors
const MAX_RECOVERIES = 5;

function playWithHls(
  video: HTMLVideoElement,
  source: string,
  options: Options,
): Playback {
  // iOS opens a ManagedMediaSource only while remote playback (AirPlay) is off.
  if ('ManagedMediaSource' in window) video.disableRemotePlayback = true;

  const {hls, engine} = createHls(options);
  let recoveries = 0;
  let failedAt = 0;
  let timer: number | undefined;

  const playback: Playback = {
    engine,
    stop: () => {
      window.clearTimeout(timer);
      // Destroys the engine too: connections close, cached segments are released.
      hls.destroy();
      playback.engine = undefined;
    },
  };
  const giveUp = (message: string) => {
    playback.stop();
    options.onMessage(message);
  };

  hls.on(Hls.Events.ERROR, (_event, data: ErrorData) => {
    if (!data.fatal) return;
    // Only playback well beyond the last failure proves a recovery: the segments
    // before it are buffered again each time.
    if (video.currentTime > failedAt + 10) recoveries = 0;
    failedAt = Math.max(failedAt, video.currentTime);
    recoveries += 1;
    if (recoveries > MAX_RECOVERIES) {
      giveUp('视频暂时无法播放，请稍后刷新页面。');
    } else if (data.type === Hls.ErrorTypes.MEDIA_ERROR) {
      hls.recoverMediaError();
    } else if (data.type === Hls.ErrorTypes.NETWORK_ERROR) {
      const retry = () => {
        // The playlist itself may be missing, and then there is nothing to resume.
        if (hls.levels.length > 0) hls.startLoad();
        else hls.loadSource(source);
      };
      timer = window.setTimeout(retry, 1000 * 2 ** (recoveries - 1));
    } else {
      giveUp('当前浏览器不能播放这路视频。');
    }
  });

  hls.attachMedia(video);
  hls.loadSource(source);
  return playback;
}
// #endregion
