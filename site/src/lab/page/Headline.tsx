import type {ReactNode} from 'react';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {formatFixedBytes, formatFixedPercent} from '../run/formatFixed.ts';
import type {Ledger} from '../run/ledger.ts';
import {RECENT_SECONDS} from '../protocol.ts';
import type {LabState} from '../run/session.ts';
import {RatioBar} from './RatioBar.tsx';
import styles from './Headline.module.css';

type Props = {readonly ledger: Ledger; readonly phase: LabState['phase']; readonly elapsedMs: number};

/** The number this page exists for, measured in the visitor's browser. */
export function Headline({ledger, phase, elapsedMs}: Props): ReactNode {
  const isIdle = phase === 'idle';
  const {ratio, recentRatio, ceiling, httpBytes, p2pBytes} = ledger;
  const shown = recentRatio ?? ratio;
  return (
    <section className={styles.headline} aria-label="分享率">
      <div className={styles.figure}>
        <span className={styles.value} data-idle={shown === undefined || undefined}>
          {formatFixedPercent(shown)}
        </span>
        <span className={styles.caption}>
          {recentRatio === undefined ? '分享率，从开始算起' : `分享率，最近 ${RECENT_SECONDS} s，短时间可高于上限`}
        </span>
      </div>
      <div>
        <RatioBar ratio={shown} ceiling={ceiling} />
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
            <dd>{isIdle ? '—' : formatFixedPercent(ceiling)}</dd>
          </div>
          <div>
            <dt>已运行</dt>
            <dd>{`${Math.floor(elapsedMs / 1000)} s`}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
