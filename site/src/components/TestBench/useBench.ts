import {useEffect, useRef, useState, type RefObject} from 'react';
import type {EngineStats} from 'x2-hlsjs';
import type {LogEntry} from './addToLog.ts';
import type {Outcome} from './bench.ts';
import type {Call} from './CallResult.tsx';
import type {BenchMethod} from './methods.ts';
import {useEventLog} from './useEventLog.ts';
import {useLazyBench} from './useLazyBench.ts';
import type {WebId} from '../../data/products.ts';

const REFRESH_MS = 500;
const MAX_CALLS = 20;

export type BenchState = {
  readonly calls: readonly Call[];
  readonly log: readonly LogEntry[];
  readonly stats: EngineStats | undefined;
  readonly isRunning: boolean;
  /** A sentence when the engine itself could not be loaded. */
  readonly problem: string;
  run(method: BenchMethod, argument: unknown, text: string): Promise<void>;
  reset(): void;
};

/** Calls of the reader on a live engine, with what it reports. */
export function useBench(engine: WebId, videoRef: RefObject<HTMLVideoElement | null>): BenchState {
  const nextId = useRef(0);
  const notes = useRef<string[]>([]);
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [stats, setStats] = useState<EngineStats>();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  const log = useEventLog();
  const bench = useLazyBench(engine, () => ({video: videoRef.current!, onEvent: log.adder(), onNote: (text) => notes.current.push(text)}));

  // With the choice of another engine, the bench has been closed, and the call that waited for it given up.
  useEffect(() => () => setRunning(false), [engine]);

  useEffect(() => {
    const timer = window.setInterval(() => {
      log.show();
      bench.whenOpen((live) => setStats(live.stats));
    }, REFRESH_MS);
    return () => window.clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- both keep what they have in refs, so those of the first render will do
  }, []);

  return {
    calls,
    log: log.shown,
    stats,
    isRunning,
    problem,
    async run({name, code, returns}, argument, text) {
      setRunning(true);
      setProblem('');
      try {
        const call = await bench.use(async (live): Promise<Call> => {
          notes.current = [];
          const start = performance.now();
          const outcome = await outcomeOf(() => live.run(name, argument));
          return {
            id: nextId.current++,
            name,
            code: code(text),
            outcome,
            returns,
            milliseconds: performance.now() - start,
            notes: notes.current,
          };
        });
        // The reader has begun anew; another call may be running.
        if (!call) return;
        setCalls((before) => [call, ...before].slice(0, MAX_CALLS));
      } catch {
        bench.close();
        setProblem('引擎没有载入成功，请检查网络后再按一次「运行」。');
      }
      setRunning(false);
    },
    reset() {
      bench.close();
      setRunning(false);
      setProblem('');
      log.clear();
      setCalls([]);
      setStats(undefined);
    },
  };
}

async function outcomeOf(action: () => unknown): Promise<Outcome> {
  try {
    return {returned: await action()};
  } catch (thrown) {
    return {thrown};
  }
}
