import {existsSync, readFileSync} from 'node:fs';

export type Count = {
  passed: number;
  failed: number;
  /** What failed, each with the first line of its reason. */
  failures?: string[];
  /** Why a test did not run: a reason for each. */
  skipped?: string[];
};

/** Counts of a report. A runner that found nothing, wrote half a report, or failed without saying where, is itself a failure. */
export function countReport<Report>(report: string, ok: boolean, read: (json: Report) => Count): Count {
  if (!existsSync(report)) return {passed: 0, failed: 1};
  const text = readFileSync(report, 'utf8');
  let count: Count;
  try {
    count = read(JSON.parse(text) as Report);
  } catch (error) {
    return {passed: 0, failed: 1, failures: [`${report} cannot be read, as on a full disk: ${(error as Error).message}`]};
  }
  const silent = count.passed + count.failed === 0 || (!ok && count.failed === 0);
  return silent ? {...count, failed: count.failed + 1} : count;
}

/** Each reason once, with the number of its tests where there are several. */
export function eachOnce(reasons: readonly string[]): string[] {
  const tests = new Map<string, number>();
  for (const reason of reasons) tests.set(reason, (tests.get(reason) ?? 0) + 1);
  return [...tests].map(([reason, count]) => (count === 1 ? reason : `${reason} (${count} tests)`));
}
