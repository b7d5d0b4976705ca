import type {ReactNode} from 'react';
import {InlineText} from '@site/src/components/InlineText';
import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly title: ReactNode;
  /** What is said about the thing, and how. */
  readonly rows: readonly (readonly [string, string])[];
};

/** One thing with what there is to know about it: where a table of long texts would not fit a phone. */
export function Card({id, title, rows}: Props): ReactNode {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h4 id={id} className={styles.name}>
        {title}
      </h4>
      <dl className={styles.rows}>
        {rows.map(([term, text]) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>
              <InlineText>{text}</InlineText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
