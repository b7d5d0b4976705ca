import type {ReactNode} from 'react';
import clsx from 'clsx';
import {PageHead} from '../PageHead/index.tsx';
import styles from './styles.module.css';

type Props = {
  readonly kicker: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A page where the way ends: says what happened, then what else there is to do. */
export function DeadEnd({kicker, title, lead, className, children}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.main, className)}>
      <div className={styles.column}>
        <PageHead kicker={kicker} title={title} lead={lead} />
        {children}
      </div>
    </main>
  );
}
