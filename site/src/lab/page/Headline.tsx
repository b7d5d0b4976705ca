import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {RECENT_SECONDS} from '../protocol.ts';
import {formatFixedBytes, formatFixedPercent, formatFixedSeconds} from '../run/formatFixed.ts';
import type {LabState} from '../run/session.ts';
import type {Comparison, Figures, Stalls} from './figures.ts';
import {RatioBar} from './RatioBar.tsx';
import styles from './Headline.module.css';

type Props = {readonly figures: Figures; readonly phase: LabState['phase']};

/** The numbers this page exists for, measured in the visitor's browser. */
export function Headline({figures, phase}: Props): ReactNode {
  const {ratio, recentRatio, ceiling, httpBytes, p2pBytes, seconds, beside} = figures;
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
      {'said' in beside ? <Saving {...beside} /> : <Smoothness {...beside} />}
      <div className={styles.bar}>
        <RatioBar ratio={shown} ceiling={ceiling} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <P2p>来自其他观众</P2p>
          </dt>
          <dd>{formatFixedBytes(p2pBytes)}</dd>
        </div>
        <div>
          <dt>
            <Http>来自服务器</Http>
          </dt>
          <dd>{formatFixedBytes(httpBytes)}</dd>
        </div>
        <div>
          <dt>上限 (n−1)/n</dt>
          <dd>{formatFixedPercent(ceiling)}</dd>
        </div>
        <div>
          <dt>已运行</dt>
          <dd>{`${seconds} s`}</dd>
        </div>
        {/* Only once the large figure says something else; its place is kept. */}
        <div className={clsx(recentRatio === undefined && styles.same)}>
          <dt>从开始算起</dt>
          <dd>{formatFixedPercent(ratio)}</dd>
        </div>
      </dl>
    </section>
  );
}

/**
 * What the operator pays less for, against the same viewers without P2P: how many times as much the server had to send them. The share
 * that is saved would be the ratio once more, as all get the same segments. The attributes are for scripts.
 */
function Saving({saving, httpBytes, said}: Comparison): ReactNode {
  return (
    <p className={styles.figure} data-lab-comparison data-saving={saving?.toFixed(4)} data-control-http-bytes={httpBytes}>
      <span className={styles.words}>关掉 P2P，服务器送</span>
      <span className={styles.value} data-reading>
        {saving === undefined || saving === 1 ? '—' : `${(1 / (1 - saving)).toFixed(1)} 倍`}
      </span>
      <span className={styles.caption}>{said}</span>
    </p>
  );
}

/** Where nothing is compared: whether what was saved was paid for with pauses. */
function Smoothness({stalls, longestStallMs}: Stalls): ReactNode {
  return (
    <p className={styles.figure}>
      <span className={styles.words}>播放卡顿</span>
      <span className={styles.value}>{stalls === undefined ? '—' : `${stalls} 次`}</span>
      <span className={styles.caption}>{stalls ? `最长 ${formatFixedSeconds(longestStallMs)}，从开始算起` : '所有观众，从开始算起'}</span>
    </p>
  );
}
