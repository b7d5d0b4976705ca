import type {Report, Severity} from './report.ts';
import {severityWords} from './words.ts';

const COUNTED: readonly Severity[] = ['problem', 'warning'];
/** Titles that fit in one line. */
const MOST_TITLES = 2;

/** What was found in one line, worst first. */
export function verdictLine({findings}: Pick<Report, 'findings'>): string {
  const bad = COUNTED.map((severity) => ({severity, of: findings.filter((finding) => finding.severity === severity)})).filter(
    ({of}) => of.length > 0,
  );
  if (bad.length === 0) return '没有问题，也没有要注意的。';
  const counts = bad.map(({severity, of}) => `${of.length} 项${severityWords[severity].label}`).join('，');
  const titles = bad.flatMap(({of}) => of.map(({title}) => title));
  return `${counts}：${titles.slice(0, MOST_TITLES).join('；')}${titles.length > MOST_TITLES ? '……' : '。'}`;
}
