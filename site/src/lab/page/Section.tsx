import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

type Props = {
  /** Anchor of the section, ASCII. */
  readonly headingId: string;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A part of the laboratory, set off by a hairline: boxes are for what is one instrument. */
export function Section({headingId, title, hint, className, children}: Props): ReactNode {
  return (
    // Named by its words alone: the heading also holds a link to itself.
    <section className={clsx(styles.section, className)} aria-label={title}>
      <Heading as="h2" id={headingId} className={styles.title}>
        {title}
      </Heading>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </section>
  );
}
