import type {ReactNode} from 'react';
import layout from '../../components/controls/layout.module.css';
import styles from './DataTable.module.css';

export type Column<Row> = {
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers line up on the right. */
  readonly isNumber?: boolean;
};

type Props<Row> = {
  /** Says what the table shows. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string | number;
};

/** The first column names the row. Wide tables scroll in their own box, by keyboard too. */
export function DataTable<Row>({caption, isCaptionHidden = false, columns, rows, rowKey}: Props<Row>): ReactNode {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={isCaptionHidden ? layout.spoken : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({header, isNumber}, index) => (
              <th key={index} scope="col" className={isNumber ? styles.number : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowKey(row, rowIndex)}>
              {columns.map(({cell, isNumber}, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={index} className={isNumber ? styles.number : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
