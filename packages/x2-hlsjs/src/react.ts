'use client';
/**
 * React 组件：`<video>` 加 hls.js 加 P2P 引擎，带观众同意、出错恢复与旧 iPhone 的系统播放器。
 * @module react
 */
import {createElement, useEffect, useRef, type ReactElement, type VideoHTMLAttributes} from 'react';
import {StreamPlayer, type StreamEvents, type StreamSettings} from './player/StreamPlayer.ts';

export type {P2PUse, PlaybackFailure, PlayerHandles, StreamEvents, StreamSettings} from './player/StreamPlayer.ts';

/** `X2Player` 的属性；其余的属性（`muted`、`poster`、`className` 等）原样交给 `<video>`。 */
export type X2PlayerProps = StreamSettings &
  Partial<StreamEvents> &
  Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src' | keyof StreamEvents>;

/**
 * 播放一路 HLS，观众同意之后互传切片。服务端渲染时只输出 `<video>`；严格模式下挂载两次，先前的引擎已经销毁。
 *
 * @param props 属性
 * @returns `<video>` 元素
 * @example
 * ```tsx
 * import {X2Player} from 'x2-hlsjs/react';
 *
 * export const Live = ({agreed}: {agreed: boolean}) => (
 *   <X2Player
 *     source="https://cdn.x2p2p.example/live/index.m3u8"
 *     token="YOUR_TOKEN"
 *     core={{announceTrackers: ['wss://tracker.x2p2p.example/announce']}}
 *     p2p={agreed ? 'share' : 'none'}
 *     muted
 *   />
 * );
 * ```
 */
export function X2Player(props: X2PlayerProps): ReactElement {
  const {source, token, core, hlsConfig, p2p, onReady, onState, onFailure, ...attributes} = props;
  const element = useRef<HTMLVideoElement>(null);
  const player = useRef<StreamPlayer>(undefined);
  const latest = useRef(props);

  // First, so that the others see what this render was given.
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const started = new StreamPlayer(
      element.current!,
      {...latest.current, source, token},
      {
        onReady: (handles) => latest.current.onReady?.(handles),
        onState: (details) => latest.current.onState?.(details),
        onFailure: (failure) => latest.current.onFailure?.(failure),
      },
    );
    player.current = started;
    return () => {
      player.current = undefined;
      started.stop();
    };
  }, [source, token]);

  useEffect(() => {
    player.current?.setUse(p2p);
  }, [p2p]);

  return createElement('video', {controls: true, playsInline: true, ...attributes, ref: element});
}
