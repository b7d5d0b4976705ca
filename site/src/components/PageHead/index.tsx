import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type Props = {
  /** What kind of page this is, in a few words. */
  readonly kicker: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
};

/** How a page that is no document begins: what it is, its title, one sentence. */
export function PageHead({kicker, title, lead}: Props): ReactNode {
  return (
    <header className={styles.head}>
      <p className={styles.kicker}>{kicker}</p>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
