import {useEffect, useRef} from 'react';
import type {Bench, BenchHost} from './bench.ts';
import {openBench} from './openBench.ts';
import type {WebId} from '../../data/products.ts';

type LazyBench = {
  /**
   * What comes of an action on the bench, which is opened if need be; rejects if it fails to open. Once the bench is closed nobody waits for
   * that any more: an action that has not begun never does, and what came of it, or went wrong, is `undefined`.
   */
  readonly use: <Result>(action: (bench: Bench) => Promise<Result>) => Promise<Result | undefined>;
  /** Does nothing if no bench is open, or if it fails to open. */
  readonly whenOpen: (action: (bench: Bench) => void) => void;
  readonly close: () => void;
};

/** A live engine that is loaded by the first call; it ends with the component, and with the choice of another engine. */
export function useLazyBench(engine: WebId, host: () => BenchHost): LazyBench {
  const opening = useRef<Promise<Bench>>(undefined);
  const use = async <Result>(action: (bench: Bench) => Promise<Result>): Promise<Result | undefined> => {
    const mine = (opening.current ??= openBench(engine, host()));
    const isClosed = (): boolean => mine !== opening.current;
    try {
      const bench = await mine;
      const result = isClosed() ? undefined : await action(bench);
      return isClosed() ? undefined : result;
    } catch (error) {
      if (isClosed()) return undefined;
      throw error;
    }
  };
  const whenOpen = (action: (bench: Bench) => void): void => void opening.current?.then(action, () => undefined);
  const close = (): void => {
    whenOpen((bench) => bench.dispose());
    opening.current = undefined;
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `close` reads and writes a ref alone, so that of any render will do
  useEffect(() => close, [engine]);
  return {use, whenOpen, close};
}
