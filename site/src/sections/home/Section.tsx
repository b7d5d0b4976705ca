import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly sunken?: boolean;
  readonly children: ReactNode;
};

/** One block of the home page: an anchor, a heading, a sentence, content. */
export function Section({id, title, lead, sunken = false, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, sunken && styles.sunken)} aria-label={title}>
      <div className={styles.inner}>
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
