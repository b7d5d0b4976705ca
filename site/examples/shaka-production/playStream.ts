// #region choose
import shaka from 'shaka-player';
import {ShakaP2PEngine, X2Error} from 'x2-shaka';

// Once per page, before the first player exists.
shaka.polyfill.installAll();
ShakaP2PEngine.registerPlugins(shaka);

type Callbacks = {
  /** A sentence for the viewer. */
  onMessage: (text: string) => void;
  /** Something about P2P for your own logs; playback is not affected. */
  onP2PError: (id: string, reason: string) => void;
};

/** Plays by the best way this browser has; gives the function that stops it. */
export async function playStream(
  video: HTMLVideoElement,
  source: string,
  callbacks: Callbacks,
): Promise<() => Promise<void>> {
  if (!shaka.Player.isBrowserSupported()) {
    callbacks.onMessage('当前浏览器不能播放这路视频，请换一个浏览器。');
    return async () => {};
  }
  // iOS opens a ManagedMediaSource only while remote playback (AirPlay) is off.
  if ('ManagedMediaSource' in window) video.disableRemotePlayback = true;

  const player = new shaka.Player();
  const engine = createEngine(callbacks);
  // Bind before load: the engine has to see the first playlist request.
  engine?.bindShakaPlayer(player);
  const stop = async () => {
    engine?.destroy();
    await player.destroy();
  };

  player.addEventListener('error', (event) => {
    reportError((event as CustomEvent<shaka.util.Error>).detail, callbacks);
  });
  try {
    await player.attach(video);
    await player.load(source);
  } catch (error) {
    reportError(error as shaka.util.Error, callbacks);
  }
  return stop;
}
// #endregion

// #region create
/** Neither a wrong P2P setting nor an old browser may cost the viewer the video: plain Shaka then. */
function createEngine({onP2PError}: Callbacks): ShakaP2PEngine | undefined {
  if (!ShakaP2PEngine.isSupported()) return undefined;
  try {
    const engine = new ShakaP2PEngine(
      {
        token: 'YOUR_TOKEN',
        core: {
          announceTrackers: ['wss://tracker.x2p2p.example/announce'],
          rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
          segmentMemoryStorageLimit: 512,
        },
      },
      shaka,
    );
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
    return engine;
  } catch (error) {
    onP2PError(error instanceof X2Error ? error.id : 'unknown', String(error));
    return undefined;
  }
}
// #endregion

// #region errors
function reportError(error: shaka.util.Error, {onMessage}: Callbacks): void {
  // Shaka retries recoverable errors itself; only a critical one ends playback.
  if (error.severity !== shaka.util.Error.Severity.CRITICAL) return;
  onMessage(`视频暂时无法播放（Shaka ${error.code}），请稍后刷新页面。`);
}
// #endregion
