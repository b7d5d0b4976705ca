import type {Report} from 'stream-doctor';
import {severityWords, verdictLine} from 'stream-doctor/text';
import {keepUnits} from '../../keepUnits.ts';

type Shown = {readonly severity?: 'problem' | 'warning' | 'good'; readonly tone?: 'danger' | 'caution' | 'ok'; readonly text: string};

const tones = {problem: 'danger', warning: 'caution', good: 'ok'} as const;

/** What was found, in one line. */
export function verdictOf(report: Report | undefined): Shown {
  if (!report) return {text: ''};
  const worst = (['problem', 'warning'] as const).find((severity) => report.findings.some((one) => one.severity === severity));
  const severity = worst ?? 'good';
  return {severity, tone: tones[severity], text: `${severityWords[severity].mark} ${keepUnits(verdictLine(report))}`};
}
