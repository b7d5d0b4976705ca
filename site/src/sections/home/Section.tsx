import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** One block of the home page: an anchor, a heading, a sentence, content. */
export function Section({id, title, lead, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-label={title}>
      <Heading as="h2" id={id} className={styles.title}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
