import {StreamProblem} from '../playlist/StreamProblem.ts';

/** Waits; a signal ends that with a `StreamProblem`. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new StreamProblem('cancelled', '已取消。'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, {once: true});
  });
}
