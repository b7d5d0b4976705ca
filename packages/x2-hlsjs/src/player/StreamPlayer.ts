import Hls, {type ErrorData, type HlsConfig} from 'hls.js';
import type {CoreConfig, EngineStateDetails, StreamConfig} from 'x2-core/types';
import {HlsJsP2PEngine} from '../HlsJsP2PEngine.ts';

/** 观众同意到哪一步。`none`：不连 Tracker，也不连任何人；`download`：只下载，IP 同样会被其他观众看到；`share`：互传。 */
export type P2PUse = 'none' | 'download' | 'share';

/** 为什么播不了：浏览器不能播 HLS、网络取不到，或解码不了。 */
export type PlaybackFailure = 'unsupported' | 'network' | 'media';

/** 开始播放之后可以拿到的对象；由系统播放器播放时只有 `video`。 */
export type PlayerHandles = {
  /** 播放用的元素。 */
  readonly video: HTMLVideoElement;
  /** hls.js 的实例。 */
  readonly hls?: Hls;
  /** P2P 引擎的全部方法；配置有误、退回普通 hls.js 时没有。 */
  readonly engine?: Pick<HlsJsP2PEngine, keyof HlsJsP2PEngine>;
};

/** 怎样播放一路流。 */
export type StreamSettings = {
  /** 主播放列表或媒体播放列表的地址。换了就重新播放。 */
  readonly source: string;
  /** 在 X2 控制台创建的令牌。换了就重新播放。 */
  readonly token?: string;
  /**
   * 引擎的选项，只在开始播放时读；之后要改，用 `onReady` 给出的 `engine.applyDynamicConfig()`。
   * 这里把 `isP2PDisabled` 或 `isP2PUploadDisabled` 设为 `true`，`p2p` 打不开它；设为 `false` 没有作用，由 `p2p` 决定。
   */
  readonly core?: Partial<CoreConfig>;
  /** hls.js 的选项，只在开始播放时读。 */
  readonly hlsConfig?: Partial<HlsConfig>;
  /**
   * 观众同意到哪一步，随时可改。三个词以外的值都当作 `none`。
   * @defaultValue `"none"`
   */
  readonly p2p?: P2PUse;
};

/** 组件告诉页面的事。 */
export type StreamEvents = {
  /** 播放器已经创建。 */
  readonly onReady: (handles: PlayerHandles) => void;
  /** P2P 的状态变了。 */
  readonly onState: (details: EngineStateDetails) => void;
  /** 播不下去了，已经停止；P2P 的任何故障都不会走到这里。 */
  readonly onFailure: (failure: PlaybackFailure) => void;
};

const MOST_RECOVERIES = 5;

/** Plays one stream in the best way that the browser has, and recovers from what can be recovered. Both components hold one. */
export class StreamPlayer {
  readonly #video: HTMLVideoElement;
  readonly #events: StreamEvents;
  readonly #core: Partial<CoreConfig>;
  #use: P2PUse;
  #hls: Hls | undefined;
  #engine: HlsJsP2PEngine | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopNative: (() => void) | undefined;

  constructor(video: HTMLVideoElement, settings: StreamSettings, events: StreamEvents) {
    this.#video = video;
    this.#events = guarded(events);
    this.#core = settings.core ?? {};
    this.#use = settings.p2p ?? 'none';
    // hls.js first: some browsers answer "maybe" about native HLS and then fail.
    if (Hls.isSupported()) this.#playWithHls(settings);
    else if (video.canPlayType('application/vnd.apple.mpegurl')) this.#playNatively(settings.source);
    else this.#events.onFailure('unsupported');
  }

  /** The viewer has changed their mind. */
  setUse(use: P2PUse = 'none'): void {
    // What the page has changed through the engine since stays as it is.
    if (use === this.#use) return;
    this.#use = use;
    if (this.#engine?.getState().reason === 'destroyed') return;
    this.#engine?.applyDynamicConfig({core: switchesOf(use, this.#core)});
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopNative?.();
    this.#stopNative = undefined;
    // Takes the engine along.
    this.#hls?.destroy();
    this.#hls = undefined;
    this.#engine = undefined;
  }

  /** iPhones before iOS 17.1: the system's own player, without P2P. */
  #playNatively(source: string): void {
    const video = this.#video;
    const onError = () => this.#fail('network');
    video.addEventListener('error', onError);
    video.src = source;
    this.#stopNative = () => {
      video.removeEventListener('error', onError);
      video.removeAttribute('src');
      // Without it, what has been downloaded stays in memory.
      video.load();
    };
    this.#events.onReady({video});
  }

  #playWithHls(settings: StreamSettings): void {
    // iOS offers ManagedMediaSource only where remote playback (AirPlay) is off.
    if ('ManagedMediaSource' in globalThis) this.#video.disableRemotePlayback = true;
    const {hls, engine} = this.#create(settings);
    this.#hls = hls;
    this.#engine = engine;
    engine?.addEventListener('onStateChange', (details) => this.#events.onState(details));
    this.#recover(hls, settings.source);
    hls.attachMedia(this.#video);
    hls.loadSource(settings.source);
    this.#events.onReady({video: this.#video, hls, ...(engine && {engine})});
    if (engine) this.#events.onState(engine.getState());
  }

  /** A setting that the engine refuses costs P2P, not the programme. */
  #create({token, hlsConfig}: StreamSettings): {hls: Hls; engine?: HlsJsP2PEngine} {
    try {
      const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
      const hls = new HlsWithP2P({...hlsConfig, p2p: {...(token !== undefined && {token}), core: withSwitches(this.#core, this.#use)}});
      return {hls, engine: hls.p2pEngine};
    } catch (error) {
      console.warn(`[x2-hlsjs] ${String(error)}`);
      return {hls: new Hls(hlsConfig)};
    }
  }

  #recover(hls: Hls, source: string): void {
    let recoveries = 0;
    let failedAt = 0;
    hls.on(Hls.Events.ERROR, (_event, {fatal, type}: ErrorData) => {
      if (!fatal) return;
      // Only ten seconds past the place is it over: what came before is buffered anew each time.
      if (this.#video.currentTime > failedAt + 10) recoveries = 0;
      failedAt = Math.max(failedAt, this.#video.currentTime);
      recoveries += 1;
      const isNetwork = type === Hls.ErrorTypes.NETWORK_ERROR;
      if (recoveries > MOST_RECOVERIES || (!isNetwork && type !== Hls.ErrorTypes.MEDIA_ERROR)) this.#fail(isNetwork ? 'network' : 'media');
      else if (!isNetwork) hls.recoverMediaError();
      else {
        clearTimeout(this.#timer);
        // Where not even the playlist came, only loading it again helps.
        this.#timer = setTimeout(() => (hls.levels.length > 0 ? hls.startLoad() : hls.loadSource(source)), 1000 * 2 ** (recoveries - 1));
      }
    });
  }

  #fail(failure: PlaybackFailure): void {
    this.stop();
    this.#events.onFailure(failure);
  }
}

type Switches = Pick<StreamConfig, 'isP2PDisabled' | 'isP2PUploadDisabled'>;

/** Consent is one of three words; whatever else an untyped page passes is none. What the settings close stays closed. */
function switchesOf(
  use: P2PUse,
  core: Partial<CoreConfig>,
): Switches & {mainStream: Partial<Switches>; secondaryStream: Partial<Switches>} {
  return {
    isP2PDisabled: core.isP2PDisabled === true || !['download', 'share'].includes(use),
    isP2PUploadDisabled: core.isP2PUploadDisabled === true || use !== 'share',
    mainStream: closedIn(core.mainStream),
    secondaryStream: closedIn(core.secondaryStream),
  };
}

const closedIn = ({isP2PDisabled, isP2PUploadDisabled}: Partial<Switches> = {}): Partial<Switches> => ({
  ...(isP2PDisabled && {isP2PDisabled}),
  ...(isP2PUploadDisabled && {isP2PUploadDisabled}),
});

function withSwitches(core: Partial<CoreConfig>, use: P2PUse): Partial<CoreConfig> {
  const {mainStream, secondaryStream, ...switches} = switchesOf(use, core);
  const inStream = (stream: Partial<StreamConfig> | undefined, closed: Partial<Switches>): Partial<StreamConfig> => {
    const {isP2PDisabled, isP2PUploadDisabled, ...rest} = stream ?? {};
    return {...rest, ...closed};
  };
  return {
    ...core,
    ...switches,
    mainStream: inStream(core.mainStream, mainStream),
    secondaryStream: inStream(core.secondaryStream, secondaryStream),
  };
}

/** A page's mistake in one of these is reported like an uncaught one, and stops nothing. */
function guarded(events: StreamEvents): StreamEvents {
  const guard =
    <Value>(listener: (value: Value) => void) =>
    (value: Value): void => {
      try {
        listener(value);
      } catch (error) {
        reportError(error);
      }
    };
  return {onReady: guard(events.onReady), onState: guard(events.onState), onFailure: guard(events.onFailure)};
}
