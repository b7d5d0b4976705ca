import {useCallback, useEffect, useRef} from 'react';

type DelayedCall = {
  /** Starts the delay, from its beginning if it runs already. */
  readonly ask: () => void;
  /** Whether a call was waiting. */
  readonly cancel: () => boolean;
};

/** Calls once nobody has asked for a while, and no more when the component has gone. `call` must be the same at every rendering. */
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
