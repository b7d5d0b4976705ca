import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Axes, Marker, percent, type AxesProps} from './Axes.tsx';
import styles from './chart.module.css';

/** Blue is for what P2P gives, the rest is neutral; lines differ in their strokes as well. */
type LineTone = 'p2p' | 'ink' | 'muted';

export type Line = {
  readonly name: string;
  readonly tone: LineTone;
  readonly points: readonly (readonly [x: number, y: number])[];
};

type Props = AxesProps & {
  /** What the picture says, for those who do not see it. */
  readonly label: string;
  readonly lines: readonly Line[];
  /** A stretch of the x axis that is marked as bad, and the word for it; the word keeps its place while the stretch is empty. */
  readonly danger?: {readonly from: number; readonly to: number; readonly word: string};
  /** Where the reader's own value is. */
  readonly marker?: {readonly x: number; readonly label: string};
};

const HEIGHT = 206;

/** A few lines over one axis. Drawn to the width it gets; the numbers belong in a table beside it. */
export function LineChart({label, lines, danger, marker, ...axes}: Props): ReactNode {
  const {x, y} = axes;
  const isMarked = danger !== undefined && danger.to > danger.from;
  return (
    <div className={styles.chart}>
      <ul className={styles.legend}>
        {lines.map(({name, tone}) => (
          <li key={name} className={clsx(styles.key, styles[tone])}>
            <svg width="28" height="10" aria-hidden="true">
              <line className={styles.line} x1="0" x2="28" y1="5" y2="5" />
            </svg>
            <span>{name}</span>
          </li>
        ))}
        {danger && (
          <li className={clsx(styles.key, !isMarked && styles.unused)}>
            <svg width="28" height="14" aria-hidden="true">
              <rect className={styles.danger} width="28" height="14" />
            </svg>
            <span>{danger.word}</span>
          </li>
        )}
      </ul>
      <div className={styles.frame}>
        <svg className={styles.svg} role="img" aria-label={label} width="100%" height={HEIGHT}>
          {isMarked && (
            <rect
              className={styles.danger}
              x={percent(x.at(danger.from))}
              y="0"
              width={percent(x.at(danger.to) - x.at(danger.from))}
              height="100%"
            />
          )}
          <Axes {...axes} />
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
            {lines.map(({name, tone, points}) => (
              <polyline
                key={name}
                className={clsx(styles.line, styles[tone])}
                vectorEffect="non-scaling-stroke"
                points={points.map(([px, py]) => `${(x.at(px) * 1000).toFixed(1)},${((1 - y.at(py)) * 1000).toFixed(1)}`).join(' ')}
              />
            ))}
          </svg>
          {marker && <Marker x={x} at={marker.x} label={marker.label} />}
        </svg>
      </div>
    </div>
  );
}
