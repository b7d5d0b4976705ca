import type {ReactNode} from 'react';
import styles from './ChartWithTable.module.css';

type Props = {
  readonly caption: ReactNode;
  /** The drawing; give it role="img" and an aria-label. */
  readonly children: ReactNode;
  readonly tableLabel?: string;
  /** The same numbers, usually a DataTable. */
  readonly table: ReactNode;
};

/** A picture and, one key press away, the numbers it was drawn from. */
export function ChartWithTable({caption, children, tableLabel = '这张图的数据', table}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
      <details className={styles.data}>
        <summary>{tableLabel}</summary>
        {table}
      </details>
    </figure>
  );
}
