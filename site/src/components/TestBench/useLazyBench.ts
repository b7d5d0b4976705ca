import {useEffect, useRef} from 'react';
import type {Bench, BenchEngine, BenchHost} from './bench';
import {openBench} from './openBench';

type LazyBench = {
  /** Returns the open bench, or opens one. */
  readonly open: () => Promise<Bench>;
  /** Whether a bench that `open` returned has not been closed since. */
  readonly isOpen: (bench: Promise<Bench>) => boolean;
  /** Does nothing if no bench is open, or if it fails to open. */
  readonly whenOpen: (action: (bench: Bench) => void) => void;
  readonly close: () => void;
};

/** A live engine that is loaded by the first call; it ends with the component, and with the choice of another engine. */
export function useLazyBench(engine: BenchEngine, host: () => BenchHost): LazyBench {
  const opening = useRef<Promise<Bench>>(undefined);
  const open = (): Promise<Bench> => (opening.current ??= openBench(engine, host()));
  const isOpen = (bench: Promise<Bench>): boolean => bench === opening.current;
  const whenOpen = (action: (bench: Bench) => void): void => void opening.current?.then(action, () => undefined);
  const close = (): void => {
    whenOpen((bench) => bench.dispose());
    opening.current = undefined;
  };
  useEffect(() => close, [engine]);
  return {open, isOpen, whenOpen, close};
}
