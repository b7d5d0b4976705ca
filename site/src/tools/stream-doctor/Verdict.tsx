import type {ReactNode} from 'react';
import type {Report} from 'stream-doctor';
import {severityWords, verdictLine} from 'stream-doctor/text';
import {keepUnits} from '../../keepUnits.ts';
import styles from './StreamDoctor.module.css';

/** What was found in one line beside the button: who presses it need not look for the result. */
export function Verdict({report}: {readonly report: Report | undefined}): ReactNode {
  const worst = report && (['problem', 'warning'] as const).find((severity) => report.findings.some((one) => one.severity === severity));
  const severity = worst ?? 'good';
  return (
    <p className={styles.verdict} role="status" data-verdict={report ? severity : undefined}>
      {report ? `${severityWords[severity].mark} ${keepUnits(verdictLine(report))}` : ''}
    </p>
  );
}
