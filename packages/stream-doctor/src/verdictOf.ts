import type {Report, Severity} from './report.ts';

export const worstFirst: readonly Severity[] = ['problem', 'warning', 'note', 'good'];

/** The worst severity of a report. */
export function verdictOf({findings}: Pick<Report, 'findings'>): Severity {
  return worstFirst.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'good';
}
