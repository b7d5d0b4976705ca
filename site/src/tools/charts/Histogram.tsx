import {useId, type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import {formatNumber} from '../shared/format';
import {linearScale} from './scale';
import styles from './chart.module.css';

type Props = {
  /** What the picture says, for those who do not see it. */
  readonly label: string;
  /** Bars below zero are drawn as bad. */
  readonly bars: readonly {readonly from: number; readonly to: number; readonly count: number}[];
  readonly formatX: (value: number) => string;
  readonly titleX: string;
  readonly titleY: string;
  readonly marker: {readonly x: number; readonly label: string};
  readonly svgRef?: Ref<SVGSVGElement>;
};

const HEIGHT = 206;
const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

export function Histogram({label, bars, formatX, titleX, titleY, marker, svgRef}: Props): ReactNode {
  const hatch = useId();
  const [min, max] = [bars[0]?.from ?? 0, bars.at(-1)?.to ?? 1];
  const x = linearScale(min, max);
  const y = linearScale(0, Math.max(1, ...bars.map(({count}) => count)) * 1.1);
  const isRight = x.at(marker.x) > 0.5;
  return (
    <div className={styles.frame}>
      <svg ref={svgRef} className={styles.svg} role="img" aria-label={label} width="100%" height={HEIGHT}>
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={styles.barBad} width="3" height="6" />
          </pattern>
        </defs>
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
              {formatNumber(tick, 0)}
            </text>
          </g>
        ))}
        {x.ticks.map((tick) => (
          <text key={tick} className={clsx(styles.text, styles.middle)} x={percent(x.at(tick))} y="100%" dy="18">
            {formatX(tick)}
          </text>
        ))}
        {bars.map(({from, to, count}) => {
          const isBad = from + to < 0;
          return (
            <rect
              key={from}
              className={isBad ? styles.barOutline : styles.bar}
              fill={isBad ? `url(#${hatch})` : undefined}
              x={percent(x.at(from))}
              width={percent((x.at(to) - x.at(from)) * 0.92)}
              y={percent(1 - y.at(count))}
              height={percent(y.at(count))}
            />
          );
        })}
        <line className={styles.marker} x1={percent(x.at(marker.x))} x2={percent(x.at(marker.x))} y1="0" y2="100%" />
        <text className={clsx(styles.text, styles.strong, isRight && styles.end)} x={percent(x.at(marker.x))} y="0" dx={isRight ? -6 : 6} dy="-2">
          {marker.label}
        </text>
      </svg>
    </div>
  );
}
