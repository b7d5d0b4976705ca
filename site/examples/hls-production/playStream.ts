// #region choose
import Hls, {type ErrorData} from 'hls.js';
import {HlsJsP2PEngine, X2Error} from 'x2-hlsjs';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

/** 观众同意到哪一步。只下载的人，IP 同样会被其他观众看到。 */
export type P2PUse = 'none' | 'download' | 'share';

/** 'none' 时不连 Tracker，也不连任何节点。 */
export const p2pSettings = (use: P2PUse) => ({
  isP2PDisabled: use === 'none',
  isP2PUploadDisabled: use !== 'share',
});

type Options = {
  /** 观众同意之前必须是 'none'。 */
  p2p: P2PUse;
  /** 给观众看的一句话。 */
  onMessage: (text: string) => void;
  /** P2P 的异常，记进你自己的日志；不影响播放。 */
  onP2PError: (id: string, reason: string) => void;
};

type Playback = {
  stop: () => void;
  /** 播放中修改许可用。没有 P2P 或已停止时不存在。 */
  engine?: HlsJsP2PEngine;
};

/** 按当前浏览器支持的最好方式播放。 */
export function playStream(
  video: HTMLVideoElement,
  source: string,
  options: Options,
): Playback {
  // 先问 hls.js：有的浏览器对原生 HLS 回答「也许」，真去播却失败。
  if (Hls.isSupported()) return playWithHls(video, source, options);
  if (video.canPlayType('application/vnd.apple.mpegurl')) {
    return playNatively(video, source, options);
  }
  options.onMessage('当前浏览器不能播放 HLS，请升级浏览器或换一个浏览器。');
  return {stop: () => {}};
}
// #endregion

// #region native
/** iOS 17.1 以前的 iPhone 等：由系统播放器播放，没有 P2P。 */
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
/** P2P 配置写错或浏览器太旧时，退回普通 hls.js，不影响观看。 */
function createHls({p2p, onP2PError}: Options): {hls: Hls; engine?: HlsJsP2PEngine} {
  if (!HlsJsP2PEngine.isSupported()) return {hls: new Hls()};
  try {
    const hls = new HlsWithP2P({
      p2p: {
        token: 'YOUR_TOKEN',
        core: {
          announceTrackers: ['wss://tracker.x2p2p.example/announce'],
          rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
          ...p2pSettings(p2p),
        },
      },
    });
    const engine = hls.p2pEngine;
    engine.addEventListener('onTrackerWarning', ({warning}) => {
      const message = String(warning);
      // 两名观众互相连不上，是 NAT 的问题，与 Tracker 无关，不上报。
      if (message.includes('Connection error:')) return;
      // 文字里的地址带着令牌，去掉之后才能写进日志。
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
  // iOS 上要先关掉远程播放（AirPlay），才能使用 ManagedMediaSource。
  if ('ManagedMediaSource' in window) video.disableRemotePlayback = true;

  const {hls, engine} = createHls(options);
  let recoveries = 0;
  let failedAt = 0;
  let timer: number | undefined;

  const playback: Playback = {
    engine,
    stop: () => {
      window.clearTimeout(timer);
      // 引擎会一并销毁：断开连接，释放缓存的切片。
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
    // 越过出错位置 10 s 才算恢复：那之前的切片每次都会重新缓冲。
    if (video.currentTime > failedAt + 10) recoveries = 0;
    failedAt = Math.max(failedAt, video.currentTime);
    recoveries += 1;
    if (recoveries > MAX_RECOVERIES) {
      giveUp('视频暂时无法播放，请稍后刷新页面。');
    } else if (data.type === Hls.ErrorTypes.MEDIA_ERROR) {
      hls.recoverMediaError();
    } else if (data.type === Hls.ErrorTypes.NETWORK_ERROR) {
      const retry = () => {
        // 播放列表都没取到时，只能重新加载。
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
