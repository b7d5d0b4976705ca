import {useCallback, useEffect, useRef, useState} from 'react';
import exampleOutcome from './exampleOutcome.json';
import type {Message, Outcome} from './messages.ts';
import type {Settings} from './settings.ts';

/** The outcome of the example, so that the first view needs no worker; a spec keeps it true. Its CSV is computed on demand. */
export const example = exampleOutcome as unknown as Outcome;

type State = {
  readonly phase: 'idle' | 'running';
  readonly progress: number;
  readonly outcome: Outcome;
  readonly problem: string | undefined;
};

/** Runs one simulation at a time in a worker, which is loaded by the first. */
export function useSimulation(): State & {readonly start: (settings: Settings) => void; readonly cancel: () => void} {
  const [state, setState] = useState<State>({phase: 'idle', progress: 0, outcome: example, problem: undefined});
  const worker = useRef<Worker>(undefined);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const start = useCallback(
    (settings: Settings) => {
      end();
      setState((before) => ({...before, phase: 'running', progress: 0, problem: undefined}));
      const current = new Worker(new URL('./cost.worker.ts', import.meta.url));
      worker.current = current;
      current.addEventListener('error', () => {
        end();
        setState((before) => ({...before, phase: 'idle', problem: '计算程序没有启动成功，刷新页面再试；浏览器可能不允许运行 Worker。'}));
      });
      current.addEventListener('message', ({data}: MessageEvent<Message>) => {
        if (data.kind === 'progress') return setState((before) => ({...before, progress: data.share}));
        end();
        setState({phase: 'idle', progress: 1, outcome: data.outcome, problem: undefined});
      });
      current.postMessage(settings);
    },
    [end],
  );
  const cancel = useCallback(() => {
    end();
    setState((before) => ({...before, phase: 'idle', progress: 0}));
  }, [end]);
  return {...state, start, cancel};
}
