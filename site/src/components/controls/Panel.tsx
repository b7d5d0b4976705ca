import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './Panel.module.css';

type Props = {
  /** Anchor of the panel, ASCII. */
  readonly headingId: string;
  readonly title: string;
  readonly hint?: ReactNode;
  /** Closer together, where a grid sets panels apart. */
  readonly isDense?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Panel({headingId, title, hint, isDense = false, className, children}: Props): ReactNode {
  return (
    // Named by its words alone: the heading also holds a link to itself.
    <section className={clsx(styles.panel, isDense && styles.dense, className)} aria-label={title}>
      <Heading as="h2" id={headingId} className={styles.title}>
        {title}
      </Heading>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </section>
  );
}
