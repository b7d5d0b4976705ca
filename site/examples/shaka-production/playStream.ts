// #region choose
import shaka from 'shaka-player';
import {ShakaP2PEngine, X2Error} from 'x2-shaka';

// Once per page, before the first player exists.
shaka.polyfill.installAll();
ShakaP2PEngine.registerPlugins(shaka);

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
  stop: () => Promise<void>;
  /** To change what is allowed. Missing without P2P and after the end. */
  engine?: ShakaP2PEngine;
};

/** Plays by the best way this browser has. */
export function playStream(
  video: HTMLVideoElement,
  source: string,
  options: Options,
): Playback {
  if (!shaka.Player.isBrowserSupported()) {
    options.onMessage('当前浏览器不能播放这路视频，请换一个浏览器。');
    return {stop: async () => {}};
  }
  // iOS opens a ManagedMediaSource only while remote playback (AirPlay) is off.
  if ('ManagedMediaSource' in window) video.disableRemotePlayback = true;

  const player = new shaka.Player();
  const engine = createEngine(options);
  // Bind before load: the engine has to see the first playlist request.
  engine?.bindShakaPlayer(player);

  let isStopped = false;
  const report = (error: unknown) => {
    // Leaving the view interrupts what still loads; that is no failure.
    if (!isStopped) reportError(error, options);
  };
  player.addEventListener('error', (event) => report((event as CustomEvent<unknown>).detail));
  // Not awaited: whoever leaves while it loads has to be able to stop it.
  player.attach(video).then(() => player.load(source)).catch(report);

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
/** Neither a wrong P2P setting nor an old browser may cost the viewer the video: plain Shaka then. */
function createEngine({
  p2p,
  onP2PError,
}: Options): ShakaP2PEngine | undefined {
  if (!ShakaP2PEngine.isSupported()) return undefined;
  try {
    const engine = new ShakaP2PEngine(
      {
        token: 'YOUR_TOKEN',
        core: {
          announceTrackers: ['wss://tracker.x2p2p.example/announce'],
          rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
          segmentMemoryStorageLimit: 512,
          ...p2pSettings(p2p),
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
function reportError(error: unknown, {onMessage}: Options): void {
  const isShakas = error instanceof shaka.util.Error;
  // Shaka retries recoverable errors itself; only a critical one ends playback.
  if (isShakas && error.severity !== shaka.util.Error.Severity.CRITICAL) return;
  const reason = isShakas ? `Shaka ${error.code}` : String(error);
  onMessage(`视频暂时无法播放（${reason}），请稍后刷新页面。`);
}
// #endregion
