/**
 * Vue 组件：`<video>` 加 hls.js 加 P2P 引擎，带观众同意、出错恢复与旧 iPhone 的系统播放器。
 * @module vue
 */
import {defineComponent, h, markRaw, shallowRef, toRaw, watch, type DefineSetupFnComponent} from 'vue';
import {StreamPlayer, type PlaybackFailure, type PlayerHandles, type StreamSettings} from './player/StreamPlayer.ts';
import type {EngineStateDetails} from 'x2-core/types';

export type {P2PUse, PlaybackFailure, PlayerHandles, StreamSettings} from './player/StreamPlayer.ts';

/** `X2Player` 的属性；其余的属性（`muted`、`poster`、`class` 等）原样交给 `<video>`。 */
export type X2PlayerProps = StreamSettings;

/** `X2Player` 的事件。 */
export type X2PlayerEmits = {
  /** 播放器已经创建。 */
  ready: (handles: PlayerHandles) => void;
  /** P2P 的状态变了。 */
  state: (details: EngineStateDetails) => void;
  /** 播不下去了，已经停止；P2P 的任何故障都不会走到这里。 */
  failure: (failure: PlaybackFailure) => void;
};

/**
 * 播放一路 HLS，观众同意之后互传切片。服务端渲染时只输出 `<video>`。
 *
 * @example
 * ```ts
 * import {createApp, h} from 'vue';
 * import {X2Player} from 'x2-hlsjs/vue';
 *
 * createApp(() =>
 *   h(X2Player, {
 *     source: 'https://cdn.x2p2p.example/live/index.m3u8',
 *     token: 'YOUR_TOKEN',
 *     core: {announceTrackers: ['wss://tracker.x2p2p.example/announce']},
 *     p2p: 'share', // 观众同意之后；之前是 'none'
 *     muted: true,
 *   }),
 * ).mount('#app');
 * ```
 */
export const X2Player: DefineSetupFnComponent<X2PlayerProps, X2PlayerEmits> = defineComponent<X2PlayerProps, X2PlayerEmits>(
  (props, {emit}) => {
    const element = shallowRef<HTMLVideoElement>();
    let player: StreamPlayer | undefined;

    watch(
      [element, () => props.source, () => props.token],
      ([video, source, token], _before, onCleanup) => {
        if (!video) return;
        // Raw: an engine behind a proxy cannot read its private fields.
        const {core, hlsConfig, p2p} = toRaw(props);
        const started = new StreamPlayer(
          video,
          {source, token, core: toRaw(core), hlsConfig: toRaw(hlsConfig), p2p},
          {
            // Kept in a ref, they would become proxies, which cannot read private fields.
            onReady: (handles) => {
              for (const handle of [handles.hls, handles.engine]) if (handle) markRaw(handle);
              emit('ready', markRaw(handles));
            },
            onState: (details) => emit('state', details),
            onFailure: (failure) => emit('failure', failure),
          },
        );
        player = started;
        onCleanup(() => {
          player = undefined;
          started.stop();
        });
      },
      {flush: 'post'},
    );
    watch(
      () => props.p2p,
      (use) => player?.setUse(use),
    );

    return () => h('video', {ref: element, controls: true, playsinline: true});
  },
  {name: 'X2Player', props: ['source', 'token', 'core', 'hlsConfig', 'p2p'], emits: ['ready', 'state', 'failure']},
);
