import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Arrival, SegmentSource} from './segment.ts';
import styles from './styles.module.css';

type Props = {
  readonly source: SegmentSource;
  /** `mark` is as high as a letter and as wide; `cell` and `lane` fill the column they stand in, 12 and 20 px high. */
  readonly size: 'mark' | 'cell' | 'lane';
  readonly arrival?: Arrival;
};

/** The mark of the site: one segment. Square, it left the server; round, another viewer sent it. An empty element, of which nothing is read out. */
export function Segment({source, size, arrival}: Props): ReactNode {
  return (
    <span
      className={clsx(styles.segment, styles[source], styles[size], arrival && styles.arriving, arrival?.isFromBelow && styles.below)}
      style={arrival && {'--at': arrival.seconds}}
    />
  );
}
