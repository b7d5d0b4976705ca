import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {RECENT_SECONDS} from '../protocol.ts';
import {formatFixedBytes, formatFixedPercent} from '../run/formatFixed.ts';
import type {LabState} from '../run/session.ts';
import type {Comparison, Figures} from './figures.ts';
import {RatioBar} from './RatioBar.tsx';
import styles from './Headline.module.css';

type Props = {readonly figures: Figures; readonly phase: LabState['phase']};

/** The numbers this page exists for, measured in the visitor's browser. */
export function Headline({figures, phase}: Props): ReactNode {
  const {ratio, recentRatio, ceiling, httpBytes, p2pBytes, seconds, comparison} = figures;
  const shown = recentRatio ?? ratio;
  return (
    <section className={styles.headline} aria-label="分享率">
      <p className={styles.figure}>
        <span className={clsx(styles.value, styles.large)} data-reading>
          {formatFixedPercent(shown)}
        </span>
        <span className={styles.caption}>
          {phase === 'idle'
            ? '分享率，录下的一次'
            : recentRatio === undefined
              ? '分享率，从开始算起'
              : `分享率，最近 ${RECENT_SECONDS} s，短时间可高于上限`}
        </span>
      </p>
      <Saving comparison={comparison} isRunning={phase === 'running'} />
      <div className={styles.bar}>
        <RatioBar ratio={shown} ceiling={ceiling} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Http>来自服务器</Http>
          </dt>
          <dd>{formatFixedBytes(httpBytes)}</dd>
        </div>
        <div>
          <dt>
            <P2p>来自其他观众</P2p>
          </dt>
          <dd>{formatFixedBytes(p2pBytes)}</dd>
        </div>
        <div>
          <dt>从开始算起</dt>
          <dd>{formatFixedPercent(ratio)}</dd>
        </div>
        <div>
          <dt>上限 (n−1)/n</dt>
          <dd>{formatFixedPercent(ceiling)}</dd>
        </div>
        <div>
          <dt>已运行</dt>
          <dd>{`${seconds} s`}</dd>
        </div>
      </dl>
    </section>
  );
}

/** What the operator pays less for, against the same viewers without P2P; the attributes are for scripts. */
function Saving({
  comparison: {saving, httpBytes, said},
  isRunning,
}: {
  readonly comparison: Comparison;
  readonly isRunning: boolean;
}): ReactNode {
  const isMore = saving !== undefined && saving < 0;
  const words = isMore ? `服务器${isRunning ? '暂时' : ''}多送` : '服务器少送';
  return (
    <p className={styles.figure} data-lab-comparison data-saving={saving?.toFixed(4)} data-control-http-bytes={httpBytes}>
      <span className={styles.words}>{words}</span>
      <span className={styles.value} data-reading>
        {formatFixedPercent(saving === undefined ? undefined : Math.abs(saving))}
      </span>
      <span className={styles.caption}>{said}</span>
    </p>
  );
}
