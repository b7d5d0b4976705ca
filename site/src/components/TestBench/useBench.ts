import {useEffect, useRef, useState, type RefObject} from 'react';
import type {EngineStats} from 'x2-hlsjs';
import {addToLog, type LogEntry} from './addToLog';
import type {Bench, BenchEngine, Outcome} from './bench';
import type {Call} from './CallResult';
import type {BenchMethod} from './methods';
import {openBench} from './openBench';

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

/** Owns the live engine. Events are gathered and shown twice a second, because chunks come faster than eyes. */
export function useBench(engine: BenchEngine, videoRef: RefObject<HTMLVideoElement | null>): BenchState {
  const bench = useRef<Promise<Bench>>(undefined);
  const log = useRef<readonly LogEntry[]>([]);
  const notes = useRef<string[]>([]);
  const nextId = useRef(0);
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [shownLog, setShownLog] = useState<readonly LogEntry[]>([]);
  const [stats, setStats] = useState<EngineStats>();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState('');

  const close = (): void => {
    void bench.current?.then((open) => open.dispose(), () => undefined);
    bench.current = undefined;
  };

  const open = (): Promise<Bench> => {
    bench.current ??= openBench(engine, {
      video: videoRef.current!,
      onEvent: (name, details, isYours) => {
        const time = new Date().toLocaleTimeString('zh-CN', {hour12: false});
        log.current = addToLog(log.current, {id: nextId.current++, time, name, isYours, count: 1, details});
      },
      onNote: (text) => notes.current.push(text),
    });
    return bench.current;
  };

  useEffect(() => close, [engine]);

  useEffect(() => {
    const timer = window.setInterval(() => {
      setShownLog(log.current);
      void bench.current?.then((live) => setStats(live.stats), () => undefined);
    }, REFRESH_MS);
    return () => window.clearInterval(timer);
  }, []);

  return {
    calls,
    log: shownLog,
    stats,
    isRunning,
    problem,
    async run(method, argument, text) {
      setRunning(true);
      setProblem('');
      try {
        const live = await open();
        notes.current = [];
        const start = performance.now();
        const outcome = await outcomeOf(() => live.run(method.name, argument));
        const call: Call = {id: nextId.current++, name: method.name, code: method.code(text), outcome, returns: method.returns, milliseconds: performance.now() - start, notes: notes.current};
        setCalls((before) => [call, ...before].slice(0, MAX_CALLS));
      } catch {
        bench.current = undefined;
        setProblem('引擎没有载入成功，请检查网络后再按一次「运行」。');
      } finally {
        setRunning(false);
      }
    },
    reset() {
      close();
      log.current = [];
      setShownLog([]);
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
