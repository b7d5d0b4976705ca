import {Trouble} from '@x2p2p/command/Trouble';
import {StreamProblem, type Severity} from '../src/index.ts';
import {follow, watchLine} from '../src/watch.ts';
import {isAddress, transportOf} from './examine.ts';
import type {Asked} from './readArguments.ts';

/** Follows a list until it ends, the time is up or the user has seen enough; returns how bad what it warned of was. */
export async function watchAddress({target, values, settings, seconds}: Asked): Promise<readonly Severity[]> {
  if (!isAddress(target)) throw new Trouble('--watch 要一个 http:// 或 https:// 的地址：文件不会变。');
  const stop = new AbortController();
  const end = (): void => stop.abort();
  const timer = seconds === undefined ? undefined : setTimeout(end, seconds * 1000);
  process.once('SIGINT', end).once('SIGTERM', end);
  const severities = new Set<Severity>();
  try {
    await follow(target, {
      ...transportOf(values),
      settings,
      signal: stop.signal,
      onEvent: (event) => {
        if (event.event === 'warning') severities.add(event.severity);
        console.log(values.json ? JSON.stringify(event) : watchLine(event));
      },
    });
  } catch (error) {
    if (!(error instanceof StreamProblem && error.id === 'cancelled')) throw error;
  } finally {
    clearTimeout(timer);
    process.off('SIGINT', end).off('SIGTERM', end);
  }
  return [...severities];
}
