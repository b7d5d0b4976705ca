import {useRef, useState} from 'react';
import {addToLog, type LogEntry} from './addToLog.ts';
import type {BenchHost} from './bench.ts';

type EventLog = {
  readonly shown: readonly LogEntry[];
  /** For the events of one engine: adds them until the log is cleared. An engine that ends still has something to say. */
  readonly adder: () => BenchHost['onEvent'];
  /** Shows what was added since. */
  readonly show: () => void;
  readonly clear: () => void;
};

/** Gathers events without showing them, because chunks come faster than eyes. */
export function useEventLog(): EventLog {
  const gathered = useRef<readonly LogEntry[]>([]);
  const nextId = useRef(0);
  const clearings = useRef(0);
  const [shown, setShown] = useState<readonly LogEntry[]>([]);
  return {
    shown,
    adder() {
      const since = clearings.current;
      return (name, details, isYours) => {
        if (since !== clearings.current) return;
        const time = new Date().toLocaleTimeString('zh-CN', {hour12: false});
        gathered.current = addToLog(gathered.current, {id: nextId.current++, time, name, isYours, count: 1, details});
      };
    },
    show: () => setShown(gathered.current),
    clear() {
      clearings.current += 1;
      gathered.current = [];
      setShown([]);
    },
  };
}
