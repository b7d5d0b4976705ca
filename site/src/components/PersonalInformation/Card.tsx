import type {ReactNode} from 'react';
import {InlineText} from '../InlineText/index.tsx';
import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly title: ReactNode;
  /** Label and text of each row. */
  readonly rows: readonly (readonly [string, string])[];
};

/** One item with all there is to know about it, because a table of long texts would not fit a phone. */
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
