import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './Panel.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A titled part of the laboratory. */
export function Panel({id, title, hint, className, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.panel, className)} aria-labelledby={id}>
      <Heading as="h2" id={id} className={styles.title}>
        {title}
      </Heading>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
