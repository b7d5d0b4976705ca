import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Scale} from './scale.ts';
import styles from './chart.module.css';

/** What a chart has along its edges. */
export type AxesProps = {
  readonly x: Scale;
  readonly y: Scale;
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
  readonly titleX: string;
  readonly titleY: string;
};

export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Titles, figures and the grid. The texts hang over the edge of the paper, into the frame's padding. */
export function Axes({x, y, formatX, formatY, titleX, titleY}: AxesProps): ReactNode {
  return (
    <>
      <text className={styles.text} x="0" y="0" dx="-48" dy="-14">
        {titleY}
      </text>
      <text className={clsx(styles.text, styles.end)} x="100%" y="100%" dy="38">
        {titleX}
      </text>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1="0" x2="100%" y1={percent(1 - y.at(tick))} y2={percent(1 - y.at(tick))} />
          <text className={clsx(styles.text, styles.end)} x="0" y={percent(1 - y.at(tick))} dx="-8" dy="4">
            {formatY(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text key={tick} className={clsx(styles.text, styles.middle)} x={percent(x.at(tick))} y="100%" dy="18">
          {formatX(tick)}
        </text>
      ))}
    </>
  );
}

/** Where one value is; the word stands on the side that has room. */
export function Marker({x, at, label}: {readonly x: Scale; readonly at: number; readonly label: string}): ReactNode {
  const isRight = x.at(at) > 0.5;
  return (
    <g>
      <line className={styles.marker} x1={percent(x.at(at))} x2={percent(x.at(at))} y1="0" y2="100%" />
      <text className={clsx(styles.text, styles.strong, isRight && styles.end)} x={percent(x.at(at))} y="0" dx={isRight ? -6 : 6} dy="-6">
        {label}
      </text>
    </g>
  );
}
