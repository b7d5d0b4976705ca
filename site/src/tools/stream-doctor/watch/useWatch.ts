import {useCallback, useEffect, useRef, useState} from 'react';
import type {DoctorSettings} from 'stream-doctor';
import type {WatchAnswer, WatchOrder} from './messages.ts';
import {emptyView, viewAfter, type WatchView} from './watchView.ts';

export type Watched = {readonly address: string; readonly settings: DoctorSettings};

type State = {
  readonly phase: 'watching' | 'hidden' | 'stopped';
  readonly view: WatchView;
  readonly problem?: {readonly id: string; readonly message: string};
};

const CRASHED = {id: 'crash', message: '盯着看的程序没有启动成功，刷新页面再试；浏览器可能不允许运行 Worker。'};
const START: State = {phase: 'watching', view: emptyView};

/** Follows one list in a worker until it ends, the reader stops it or leaves. */
export function useWatch({address, settings}: Watched): State & {readonly stop: () => void} {
  const [state, setState] = useState(START);
  const worker = useRef<Worker>(undefined);
  const stop = useCallback((part: Partial<State> = {}): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setState((before) => ({...before, phase: 'stopped', ...part}));
  }, []);

  useEffect(() => {
    setState(START);
    const own = new Worker(new URL('./watch.worker.ts', import.meta.url));
    worker.current = own;
    const tell = (order: WatchOrder): void => own.postMessage(order);
    own.addEventListener('error', () => stop({problem: CRASHED}));
    own.addEventListener('message', ({data}: MessageEvent<WatchAnswer>) => {
      if (worker.current !== own) return;
      if (data.kind === 'problem') return stop({problem: data});
      setState((before) => ({...before, view: viewAfter(before.view, data.event)}));
      if (data.event.event === 'end') stop();
    });
    const isHidden = (): boolean => document.visibilityState === 'hidden';
    const onVisibility = (): void => {
      tell({kind: 'visibility', isHidden: isHidden()});
      setState((before) => (before.phase === 'stopped' ? before : {...before, phase: isHidden() ? 'hidden' : 'watching'}));
    };
    tell({kind: 'follow', address, settings, isHidden: isHidden()});
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      own.terminate();
      worker.current = undefined;
    };
  }, [address, settings, stop]);

  return {...state, stop: () => stop()};
}
