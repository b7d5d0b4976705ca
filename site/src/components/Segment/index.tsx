import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Where a segment came from; `none` is a place in a ledger where nothing has arrived. */
export type SegmentSource = 'http' | 'p2p' | 'none';

/** How a segment comes into its place: once, some seconds after the picture is there. */
export type Arrival = {
  readonly seconds: number;
  /** The sender's lane is further down; what comes from the server always drops in from above. */
  readonly isFromBelow: boolean;
};

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

/** The same corners for a segment drawn in SVG. */
export const segmentRadius = (source: SegmentSource, height: number): number => (source === 'p2p' ? height / 2 : 2);
