import type {ReactNode} from 'react';
import {Button, NumberField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {formatNumber, formatPercent} from '../shared/format.ts';
import {Outcome} from './Outcome.tsx';
import {address, limits, type Settings} from './settings.ts';
import {example, useSimulation} from './useSimulation.ts';
import styles from './cost.module.css';

type Props = {readonly values: Settings; readonly onChange: (part: Partial<Settings>) => void};

/** Many months, each somewhere in the ranges. */
export function Simulation({values, onChange}: Props): ReactNode {
  const {phase, progress, outcome, problem, start, cancel} = useSimulation();
  const isRunning = phase === 'running';
  const isExample = outcome === example;
  const isStale = address.toSearch(outcome.settings) !== address.toSearch(values);

  const about = (): string => {
    if (isRunning) return `正在计算，${formatPercent(progress, 0)}。`;
    if (isStale) return `输入改过了，下面还是${isExample ? '例子' : '改之前'}的结果。`;
    return `${isExample ? '例子的结果，' : ''}算了 ${formatNumber(outcome.settings.samples, 0)} 种可能。`;
  };

  return (
    <>
      <div className={styles.samples}>
        <NumberField
          label="取多少种可能"
          {...limits.samples}
          integer
          unit="种"
          value={values.samples}
          onChange={(samples) => onChange({samples})}
        />
      </div>
      <div className={layout.actions}>
        {isRunning ? (
          <Button className={styles.start} onClick={cancel}>
            取消
          </Button>
        ) : (
          <Button kind="primary" className={styles.start} onClick={() => start(values)}>
            计算范围
          </Button>
        )}
        <progress
          className={styles.progress}
          aria-label="计算进度"
          value={isRunning ? progress : 0}
          max={1}
          data-idle={!isRunning || undefined}
        />
      </div>
      <p className={styles.said} role="status" data-simulation={isRunning ? 'running' : isExample ? 'example' : 'done'}>
        {problem ?? about()}
      </p>
      <Outcome outcome={outcome} />
    </>
  );
}
