import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/** Words about HTTP bytes: orange, with the square mark, so that colour is never the only sign. */
export function Http({children}: Props): ReactNode {
  return <span className={clsx(styles.source, styles.http)}>{children}</span>;
}

/** Words about P2P bytes: blue, with the round mark. */
export function P2p({children}: Props): ReactNode {
  return <span className={clsx(styles.source, styles.p2p)}>{children}</span>;
}
