import type {ReactNode} from 'react';
import {severityWords} from 'stream-doctor/text';
import {stall} from 'stream-doctor/watch';
import {keepUnits} from '../../../keepUnits.ts';
import {formatSeconds} from '../../shared/format.ts';
import findings from '../Findings.module.css';
import type {RaisedWarning} from './watchView.ts';
import styles from './watch.module.css';

/** What was warned of, newest first. The texts quote the list: React writes them as text. */
export function Warnings({warnings}: {readonly warnings: readonly RaisedWarning[]}): ReactNode {
  if (warnings.length === 0) return null;
  return (
    <ul className={`${findings.list} ${styles.warnings}`}>
      {warnings.map(({at, warning, overAt}) => (
        <li key={`${warning.id}-${at}`} className={findings.finding} data-severity={warning.severity} data-warning={warning.id}>
          <p className={findings.title}>
            <span className={findings.severity}>
              <span aria-hidden="true">{severityWords[warning.severity].mark}</span> <span>{severityWords[warning.severity].label}</span>
            </span>
            <strong>{keepUnits(warning.title)}</strong>
            <span className={styles.when}>{timesOf(at, overAt)}</span>
          </p>
          <p className={findings.text}>{keepUnits(`${warning.detail}${overAt === undefined ? stall(warning.stallsIn) : ''}`)}</p>
          <p className={findings.text}>{`改法：${keepUnits(warning.fix)}`}</p>
        </li>
      ))}
    </ul>
  );
}

/** Since the beginning of the watch; what is over has an end. */
const timesOf = (at: number, overAt: number | undefined): string =>
  overAt === undefined ? formatSeconds(at) : `${formatSeconds(at)} 至 ${formatSeconds(overAt)}`;
