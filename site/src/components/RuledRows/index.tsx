import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import link from './link.module.css';
import styles from './styles.module.css';

/** A list of places to go to, ruled like a ledger: a line each. */
export function RuledRows({className, children}: {readonly className?: string; readonly children: ReactNode}): ReactNode {
  return <ul className={clsx(styles.rows, className)}>{children}</ul>;
}

type Props = {
  readonly to: string;
  readonly name: string;
  /** A short figure before the name, such as a day. */
  readonly before?: ReactNode;
  /** A short figure at the end of the line. */
  readonly after?: string;
  /** What there is, in one sentence. */
  readonly children?: ReactNode;
};

export function RuledRow({to, name, before, after, children}: Props): ReactNode {
  return (
    <li className={styles.row}>
      {before && <span className={styles.before}>{before}</span>}
      <Link className={clsx(link.link, styles.name)} to={to}>
        {name}
      </Link>
      {children && <div className={styles.text}>{children}</div>}
      {after && <span className={styles.after}>{after}</span>}
    </li>
  );
}
