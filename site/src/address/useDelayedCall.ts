import {useCallback, useEffect, useRef} from 'react';

type DelayedCall = {
  /** Starts the delay, or restarts it if it is running. */
  readonly ask: () => void;
  /** Returns whether a call was waiting. */
  readonly cancel: () => boolean;
};

/** Calls `call` once `ask` has not been called for `delayMs`, but never after the component has unmounted. `call` must be stable. */
export function useDelayedCall(call: () => void, delayMs: number): DelayedCall {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancel = useCallback(() => {
    const wasWaiting = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    return wasWaiting;
  }, []);

  const ask = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      call();
    }, delayMs);
  }, [call, delayMs]);

  useEffect(() => () => void cancel(), [cancel]);
  return {ask, cancel};
}
