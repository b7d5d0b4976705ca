import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './Panel.module.css';

type Props = {
  /** Anchor of the panel, ASCII. */
  readonly headingId: string;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

export function Panel({headingId, title, hint, children}: Props): ReactNode {
  return (
    <section className={styles.panel} aria-labelledby={`${headingId}-title`}>
      <Heading as="h2" id={headingId} className={styles.title}>
        {/* The heading also holds a link to itself, which is no part of the panel's name. */}
        <span id={`${headingId}-title`}>{title}</span>
      </Heading>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </section>
  );
}
