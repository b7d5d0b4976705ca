// #region choose
import Hls, {type ErrorData} from 'hls.js';
import {HlsJsP2PEngine, X2Error} from 'x2-hlsjs';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

type Callbacks = {
  /** A sentence for the viewer. */
  onMessage: (text: string) => void;
  /** Something about P2P for your own logs; playback is not affected. */
  onP2PError: (id: string, reason: string) => void;
};

/** Plays by the best way this browser has; returns the function that stops it. */
export function playStream(
  video: HTMLVideoElement,
  source: string,
  callbacks: Callbacks,
): () => void {
  // Ask hls.js first: some browsers answer "maybe" to native HLS and then fail.
  if (Hls.isSupported()) return playWithHls(video, source, callbacks);
  if (video.canPlayType('application/vnd.apple.mpegurl')) {
    return playNatively(video, source);
  }
  callbacks.onMessage('当前浏览器不能播放 HLS，请升级浏览器或换一个浏览器。');
  return () => {};
}
// #endregion

// #region native
/** iPhone before iOS 17.1 and the like: the system player works, without P2P. */
function playNatively(video: HTMLVideoElement, source: string): () => void {
  video.src = source;
  return () => {
    video.removeAttribute('src');
    video.load();
  };
}
// #endregion

// #region create
/** Neither a wrong P2P setting nor an old browser may cost the viewer the video: plain hls.js then. */
function createHls({onP2PError}: Callbacks): Hls {
  if (!HlsJsP2PEngine.isSupported()) return new Hls();
  try {
    const hls = new HlsWithP2P({
      p2p: {
        token: 'YOUR_TOKEN',
        core: {
          announceTrackers: ['wss://tracker.x2p2p.example/announce'],
          rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
          segmentMemoryStorageLimit: 512,
        },
      },
    });
    hls.p2pEngine.addEventListener('onTrackerWarning', ({warning}) => {
      const message = String(warning);
      // Two viewers that cannot reach each other: a matter of NAT, not of the tracker.
      if (message.includes('Connection error:')) return;
      // The address in it carries the token, which belongs in no log.
      onP2PError('tracker', message.replace(/([?&]token=)[^&\s]+/g, '$1…'));
    });
    hls.p2pEngine.addEventListener('onSegmentError', ({error}) => {
      onP2PError('segment', error.type);
    });
    return hls;
  } catch (error) {
    onP2PError(error instanceof X2Error ? error.id : 'unknown', String(error));
    return new Hls();
  }
}
// #endregion

// #region errors
const MAX_RECOVERIES = 5;

function playWithHls(
  video: HTMLVideoElement,
  source: string,
  callbacks: Callbacks,
): () => void {
  // iOS opens a ManagedMediaSource only while remote playback (AirPlay) is off.
  if ('ManagedMediaSource' in window) video.disableRemotePlayback = true;

  const hls = createHls(callbacks);
  let recoveries = 0;
  let failedAt = 0;
  let timer: number | undefined;

  hls.on(Hls.Events.ERROR, (_event, data: ErrorData) => {
    if (!data.fatal) return;
    // Only playback well beyond the last failure proves a recovery: the segments
    // before it are buffered again each time.
    if (video.currentTime > failedAt + 10) recoveries = 0;
    failedAt = Math.max(failedAt, video.currentTime);
    recoveries += 1;
    if (recoveries > MAX_RECOVERIES) {
      hls.destroy();
      callbacks.onMessage('视频暂时无法播放，请稍后刷新页面。');
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
      hls.destroy();
      callbacks.onMessage('当前浏览器不能播放这路视频。');
    }
  });

  hls.attachMedia(video);
  hls.loadSource(source);

  return () => {
    window.clearTimeout(timer);
    // Destroys the engine too: connections close, cached segments are released.
    hls.destroy();
  };
}
// #endregion
