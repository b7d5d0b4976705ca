import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Scale} from './scale';
import styles from './chart.module.css';

/** Blue is for what P2P gives, the rest is neutral; lines differ in their strokes as well. */
export type LineTone = 'p2p' | 'ink' | 'muted';

export type Line = {
  readonly name: string;
  readonly tone: LineTone;
  readonly points: readonly (readonly [x: number, y: number])[];
};

type Props = {
  /** What the picture says, for those who do not see it. */
  readonly label: string;
  readonly x: Scale;
  readonly y: Scale;
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
  readonly titleX: string;
  readonly titleY: string;
  readonly lines: readonly Line[];
  /** A stretch of the x axis that is marked as bad, and the word for it; the word keeps its place while the stretch is empty. */
  readonly danger?: {readonly from: number; readonly to: number; readonly word: string};
  /** Where the reader's own value is. */
  readonly marker?: {readonly x: number; readonly label: string};
};

const HEIGHT = 206;

/** A few lines over one axis. Drawn to the width it gets; the numbers belong into a table beside it. */
export function LineChart({label, x, y, formatX, formatY, titleX, titleY, lines, danger, marker}: Props): ReactNode {
  const atX = (value: number): string => `${(x.at(value) * 100).toFixed(3)}%`;
  const atY = (value: number): string => `${((1 - y.at(value)) * 100).toFixed(3)}%`;
  const isMarked = danger !== undefined && danger.to > danger.from;
  return (
    <div className={styles.chart}>
      <ul className={styles.legend}>
        {lines.map(({name, tone}) => (
          <li key={name} className={clsx(styles.key, styles[tone])}>
            <svg width="28" height="10" aria-hidden="true">
              <line className={styles.line} x1="0" x2="28" y1="5" y2="5" />
            </svg>
            {name}
          </li>
        ))}
        {danger && (
          <li className={clsx(styles.key, !isMarked && styles.unused)}>
            <svg width="28" height="14" aria-hidden="true">
              <rect className={styles.danger} width="28" height="14" />
            </svg>
            {danger.word}
          </li>
        )}
      </ul>
      {/* The picture is the paper alone; what stands beside the axes hangs over its edge, into the frame's padding. */}
      <div className={styles.frame}>
        <svg className={styles.svg} role="img" aria-label={label} width="100%" height={HEIGHT}>
          <text className={styles.text} x="0" y="0" dx="-48" dy="-14">
            {titleY}
          </text>
          <text className={clsx(styles.text, styles.end)} x="100%" y="100%" dy="38">
            {titleX}
          </text>
          {isMarked && <rect className={styles.danger} x={atX(danger.from)} y="0" width={`${((x.at(danger.to) - x.at(danger.from)) * 100).toFixed(3)}%`} height="100%" />}
          {y.ticks.map((tick) => (
            <g key={tick}>
              <line className={styles.grid} x1="0" x2="100%" y1={atY(tick)} y2={atY(tick)} />
              <text className={clsx(styles.text, styles.end)} x="0" y={atY(tick)} dx="-8" dy="4">
                {formatY(tick)}
              </text>
            </g>
          ))}
          {x.ticks.map((tick) => (
            <text key={tick} className={clsx(styles.text, styles.middle)} x={atX(tick)} y="100%" dy="18">
              {formatX(tick)}
            </text>
          ))}
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
          {marker ? (
            <g>
              <line className={styles.marker} x1={atX(marker.x)} x2={atX(marker.x)} y1="0" y2="100%" />
              <text className={clsx(styles.text, styles.strong, x.at(marker.x) > 0.5 ? styles.end : undefined)} x={atX(marker.x)} y="0" dx={x.at(marker.x) > 0.5 ? -6 : 6} dy="-6">
                {marker.label}
              </text>
            </g>
          ) : null}
        </svg>
      </div>
    </div>
  );
}
