import {useId, type ReactNode, type Ref} from 'react';
import {formatNumber} from '../shared/format.ts';
import {Axes, Marker, percent} from './Axes.tsx';
import {linearScale} from './scale.ts';
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

export function Histogram({label, bars, formatX, titleX, titleY, marker, svgRef}: Props): ReactNode {
  const hatch = useId();
  const [min, max] = [bars[0]?.from ?? 0, bars.at(-1)?.to ?? 1];
  const x = linearScale(min, max);
  const y = linearScale(0, Math.max(1, ...bars.map(({count}) => count)) * 1.1);
  return (
    <div className={styles.frame}>
      <svg ref={svgRef} className={styles.svg} role="img" aria-label={label} width="100%" height={HEIGHT}>
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={styles.barBad} width="3" height="6" />
          </pattern>
        </defs>
        <Axes x={x} y={y} formatX={formatX} formatY={(count) => formatNumber(count, 0)} titleX={titleX} titleY={titleY} />
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
        <Marker x={x} at={marker.x} label={marker.label} />
      </svg>
    </div>
  );
}
