import type {EngineStats} from 'x2-hlsjs';

/** One call as it happened: what came back, or what was thrown. */
export type Outcome = {readonly returned: unknown} | {readonly thrown: unknown};

export type BenchHost = {
  readonly video: HTMLVideoElement;
  /** An event of the live engine; `isYours` for one that the reader's own listener received. */
  readonly onEvent: (name: string, details: readonly unknown[], isYours: boolean) => void;
  /** Something the bench did on its own, so that the call could be made. */
  readonly onNote: (text: string) => void;
};

/** Other refusals are only a player that ended before it played. */
export function play({video, onNote}: BenchHost): void {
  video.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') onNote('浏览器没有允许自动播放，请在画面上按播放。');
  });
}

/** A live engine with its player. Each engine has one in a file of its own, loaded on the first call. */
export type Bench = {
  run(method: string, argument: unknown): unknown;
  readonly stats: EngineStats | undefined;
  /** Ends engine and player. */
  dispose(): void;
};

/** One rendition: with two, bandwidth estimates would decide whether two tabs are in the same swarm. */
export const STREAM = '/media/lab/360p/index.m3u8';
