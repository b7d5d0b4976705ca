import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './Panel.module.css';

type Props = {
  /** Anchor of the panel, ASCII. */
  readonly headingId: string;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

export function Panel({headingId, title, hint, children}: Props): ReactNode {
  return (
    // Named by its words alone: the heading also holds a link to itself.
    <section className={styles.panel} aria-label={title}>
      <Heading as="h2" id={headingId} className={styles.title}>
        {title}
      </Heading>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </section>
  );
}
