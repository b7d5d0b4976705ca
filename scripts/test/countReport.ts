import {existsSync, readFileSync} from 'node:fs';
import {nothing, type Count} from './Count.ts';
import {tailOf} from './mainLines.ts';

type Ended = {
  /** Where the runner was to write its report. */
  readonly report: string;
  /** Whether the runner itself says that all is well. */
  readonly ok: boolean;
  /** What it printed. */
  readonly output: string;
};

/** Counts of a report. A runner that found nothing, wrote half a report, or failed without saying where, is itself a failure. */
export function countReport<Report>({report, ok, output}: Ended, read: (json: Report) => Count): Count {
  const failedRunner = (name: string, count: Count = nothing): Count => ({
    ...count,
    failed: count.failed + 1,
    failures: [...count.failures, {name, reason: tailOf(output)}],
  });
  if (!existsSync(report)) return failedRunner('the runner ended without a report');
  let count: Count;
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } catch (error) {
    return failedRunner(`${report} cannot be read, as on a full disk: ${(error as Error).message}`);
  }
  if (count.passed + count.failed === 0) return failedRunner('the runner found nothing to run', count);
  return !ok && count.failed === 0 ? failedRunner('the runner failed without saying where', count) : count;
}
