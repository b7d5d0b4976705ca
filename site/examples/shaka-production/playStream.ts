// #region choose
import shaka from 'shaka-player';
import {ShakaP2PEngine, X2Error} from 'x2-shaka';

// 整个页面执行一次，在创建第一个播放器之前。
shaka.polyfill.installAll();
ShakaP2PEngine.registerPlugins(shaka);

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
  stop: () => Promise<void>;
  /** 播放中修改许可用。没有 P2P 或已停止时不存在。 */
  engine?: ShakaP2PEngine;
};

/** 按当前浏览器支持的最好方式播放。 */
export function playStream(
  video: HTMLVideoElement,
  source: string,
  options: Options,
): Playback {
  if (!shaka.Player.isBrowserSupported()) {
    options.onMessage('当前浏览器不能播放这路视频，请换一个浏览器。');
    return {stop: async () => {}};
  }
  // iOS 上要先关掉远程播放（AirPlay），才能使用 ManagedMediaSource。
  if ('ManagedMediaSource' in window) video.disableRemotePlayback = true;

  const player = new shaka.Player();
  const engine = createEngine(options);
  // 先绑定引擎再加载：引擎要看到第一个播放列表请求。
  engine?.bindShakaPlayer(player);

  let isStopped = false;
  const report = (error: unknown) => {
    // 离开页面会打断正在进行的加载，不算失败。
    if (!isStopped) reportError(error, options);
  };
  player.addEventListener('error', (event) =>
    report((event as CustomEvent<unknown>).detail),
  );
  // 这里不用 await：观众在加载途中离开时，也要能够停止。
  player
    .attach(video)
    .then(() => player.load(source))
    .catch(report);

  const playback: Playback = {
    engine,
    stop: async () => {
      isStopped = true;
      engine?.destroy();
      playback.engine = undefined;
      await player.destroy();
    },
  };
  return playback;
}
// #endregion

// #region create
/** P2P 配置写错或浏览器太旧时，退回普通 Shaka Player，不影响观看。 */
function createEngine({p2p, onP2PError}: Options): ShakaP2PEngine | undefined {
  if (!ShakaP2PEngine.isSupported()) return undefined;
  try {
    const engine = new ShakaP2PEngine(
      {
        token: 'YOUR_TOKEN',
        core: {
          announceTrackers: ['wss://tracker.x2p2p.example/announce'],
          rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
          ...p2pSettings(p2p),
        },
      },
      shaka,
    );
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
    return engine;
  } catch (error) {
    onP2PError(error instanceof X2Error ? error.id : 'unknown', String(error));
    return undefined;
  }
}
// #endregion

// #region errors
function reportError(error: unknown, {onMessage}: Options): void {
  const isShakas = error instanceof shaka.util.Error;
  // 可恢复的错误由 Shaka 自己重试；只有 CRITICAL 才会中断播放。
  if (isShakas && error.severity !== shaka.util.Error.Severity.CRITICAL) return;
  const reason = isShakas ? `Shaka ${error.code}` : String(error);
  onMessage(`视频暂时无法播放（${reason}），请稍后刷新页面。`);
}
// #endregion
