import type {ReactElement, ReactNode} from 'react';
import styles from './ChartWithTable.module.css';

type Props = {
  readonly caption: ReactNode;
  /** The drawing; give it role="img" and an aria-label. */
  readonly children: ReactNode;
  /** The same numbers, usually a DataTable. */
  readonly table: ReactElement;
};

/** A picture and, one key press away, the numbers it was drawn from. */
export function ChartWithTable({caption, children, table}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
      <details className={styles.data}>
        <summary>这张图的数据</summary>
        {table}
      </details>
    </figure>
  );
}
