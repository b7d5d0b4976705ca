import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Finding, Severity} from 'stream-doctor';
import {severityWords} from 'stream-doctor/text';
import {Panel} from '../../components/controls/index.ts';
import {keepUnits} from '../../keepUnits.ts';
import styles from './Findings.module.css';

const SEVERITIES: readonly Severity[] = ['problem', 'warning', 'note', 'good'];

type Props = {readonly findings: readonly Finding[]; readonly unexamined: readonly string[]};

/** What was found, worst first. The texts quote the reader's playlist: React writes them as text, never as markup. */
export function Findings({findings, unexamined}: Props): ReactNode {
  const counts = SEVERITIES.map(
    (severity) => `${findings.filter((finding) => finding.severity === severity).length} 项${severityWords[severity].label}`,
  );
  return (
    <Panel headingId="findings" title="检查结果" hint={`${counts.join('，')}。`}>
      <ul className={styles.list}>
        {findings.map(({id, severity, title, detail, fix, docs}, index) => (
          <li key={`${id}-${index}`} className={styles.finding} data-severity={severity} data-finding={id}>
            <p className={styles.title}>
              <span className={styles.severity}>
                <span aria-hidden="true">{severityWords[severity].mark}</span> <span>{severityWords[severity].label}</span>
              </span>
              <strong>{keepUnits(title)}</strong>
            </p>
            <p className={styles.text}>{keepUnits(detail)}</p>
            {fix ? <p className={styles.text}>{`改法：${keepUnits(fix)}`}</p> : null}
            <p className={styles.foot}>
              <code>{id}</code>
              {docs ? (
                <Link to={docs} aria-label={`看文档：${title}`}>
                  看文档
                </Link>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      {unexamined.length > 0 ? (
        <>
          <p className={styles.title}>没有检查的</p>
          <ul className={styles.unexamined}>
            {unexamined.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}
