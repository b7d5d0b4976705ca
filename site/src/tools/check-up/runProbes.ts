import type {Outcome, Result} from './report.ts';

export type Probe = {
  readonly id: string;
  readonly name: string;
  readonly timeLimitMs: number;
  /** What it means when the limit is reached. */
  readonly onTimeout?: Outcome;
  /** Ends early when the signal does, and leaves nothing open. */
  readonly run: (signal: AbortSignal) => Outcome | Promise<Outcome>;
};

type Options = {
  readonly signal: AbortSignal;
  readonly onStart?: (id: string) => void;
  readonly onResult?: (result: Result) => void;
};

/** One after the other: throughput measured beside another probe would be wrong. Never throws, and every probe gets a result. */
export async function runProbes(probes: readonly Probe[], {signal, onStart, onResult}: Options): Promise<Result[]> {
  const results: Result[] = [];
  for (const probe of probes) {
    if (!signal.aborted) onStart?.(probe.id);
    const startedAt = performance.now();
    const outcome = signal.aborted ? cancelled : await runOne(probe, signal);
    const result = {...outcome, id: probe.id, name: probe.name, durationMs: Math.round(performance.now() - startedAt)};
    results.push(result);
    onResult?.(result);
  }
  return results;
}

const cancelled: Outcome = {status: 'skipped', text: '已取消。'};

async function runOne({timeLimitMs, onTimeout, run}: Probe, outer: AbortSignal): Promise<Outcome> {
  const inner = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onCancel: (() => void) | undefined;
  const limit = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(onTimeout ?? {status: 'fail', text: `${timeLimitMs / 1000} s 内没有结果。`}), timeLimitMs);
    onCancel = () => resolve(cancelled);
    outer.addEventListener('abort', onCancel, {once: true});
  });
  try {
    const running = Promise.resolve().then(() => run(inner.signal));
    // The loser of the race may still fail; nobody is waiting for it any more.
    running.catch(() => undefined);
    return await Promise.race([running, limit]);
  } catch (error) {
    return {status: 'fail', text: `这一项没有测成：${error instanceof Error ? error.message : String(error)}`};
  } finally {
    clearTimeout(timer);
    if (onCancel) outer.removeEventListener('abort', onCancel);
    inner.abort();
  }
}
