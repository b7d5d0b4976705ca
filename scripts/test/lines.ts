import type {Count, Told} from './Count.ts';
import type {Outcome} from './schedule.ts';

/** What is said of a stage when it has ended: its counts, then everything that failed, with its reason. */
export function stageLines(name: string, {passed, failed, failures, flaky, skipped}: Count, seconds: number): string[] {
  const inFull = (what: string, {name: test, reason}: Told) => [`${what}: ${test}`, ...reason.split('\n').map((line) => `    ${line}`)];
  return [
    `== ${name}: ${passed} passed, ${failed} failed, ${skipped.length} skipped (${Math.round(seconds)} s)`,
    ...failures.flatMap((told) => inFull('failed', told)),
    ...flaky.flatMap((told) => inFull('passed only when tried again', told)),
    ...eachOnce(skipped).map((reason) => `skipped: ${reason}`),
  ];
}

/** What is said last, because the end is what is read first, and all that is kept of a long log in some places. */
export function lastLines({counts, dropped}: Outcome): string[] {
  const of = <Part>(part: (count: Count) => readonly Part[], say: (one: Part) => string) =>
    [...counts].flatMap(([stage, count]) => eachOnce(part(count).map((one) => `${stage}: ${say(one)}`)));
  const inShort = ({name, reason}: Told) => `${name}: ${reason.split('\n')[0]}`;
  const sum = (part: 'passed' | 'failed') => [...counts.values()].reduce((all, count) => all + count[part], 0);
  return [
    ...list(
      'Skipped',
      of(({skipped}) => skipped, String),
    ),
    ...list(
      'Passed only when tried again',
      of(({flaky}) => flaky, inShort),
    ),
    ...list('Not run, as what they need failed', dropped),
    ...list(
      'Failed',
      of(({failures}) => failures, inShort),
    ),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `- ${line}`)] : [];

/** Each reason once, with the number of its tests where there are several. */
function eachOnce(reasons: readonly string[]): string[] {
  const tests = new Map<string, number>();
  for (const reason of reasons) tests.set(reason, (tests.get(reason) ?? 0) + 1);
  return [...tests].map(([reason, count]) => (count === 1 ? reason : `${reason} (${count} tests)`));
}
