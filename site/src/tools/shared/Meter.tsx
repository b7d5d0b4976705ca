import type {ReactNode} from 'react';
import styles from './Meter.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
  readonly tone?: 'plain' | 'danger' | 'ok';
};

/** A row of `Meter`s. */
export function Meters({children}: {readonly children: ReactNode}): ReactNode {
  return <dl className={styles.meters}>{children}</dl>;
}

/** One large figure with its name. */
export function Meter({label, value, note, tone = 'plain'}: Props): ReactNode {
  return (
    <div className={styles.meter} data-tone={tone}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}
