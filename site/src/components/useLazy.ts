import {useCallback, useRef, useState} from 'react';

export type Lazy<T> = {
  /** Loads on the first call, then answers with the same module; undefined when it could not be loaded. */
  readonly load: () => Promise<T | undefined>;
  /** Why the last attempt failed; a later call tries again. */
  readonly problem: string | undefined;
};

/**
 * Heavy code on first use: `const {load} = useLazy(() => import('./heavy'))`. Unlike React's `lazy`, a failure neither takes the page
 * down nor stays.
 */
export function useLazy<T>(importer: () => Promise<T>): Lazy<T> {
  const loaded = useRef<Promise<T>>(undefined);
  const source = useRef(importer);
  const [problem, setProblem] = useState<string>();
  const load = useCallback(async () => {
    try {
      const module = await (loaded.current ??= source.current());
      setProblem(undefined);
      return module;
    } catch {
      loaded.current = undefined;
      setProblem('代码没有下载成功，检查网络后再试一次。');
      return undefined;
    }
  }, []);
  return {load, problem};
}
