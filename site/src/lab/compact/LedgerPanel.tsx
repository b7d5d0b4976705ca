import type {ComponentProps, ReactNode} from 'react';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {Segment} from '../../components/Segment/index.tsx';
import layout from '../../components/controls/layout.module.css';
import type {Lane} from './lanes.ts';
import styles from './LedgerPanel.module.css';

type Props = ComponentProps<'section'> & {
  readonly label: string;
  /** The figures in one sentence, for who does not see them. */
  readonly spoken: string;
  readonly ratio: ReactNode;
  readonly p2p: ReactNode;
  readonly http: ReactNode;
  /** Beside the figures: facts of the run, or its screens. It has the same size whatever stands in it. */
  readonly side: ReactNode;
  readonly lanes: readonly Lane[];
  readonly foot: ReactNode;
};

/** The instrument of the home page: who got which segment from whom, and what that comes to in bytes. The same for a recorded and a live run. */
export function LedgerPanel({label, spoken, ratio, p2p, http, side, lanes, foot, ...attributes}: Props): ReactNode {
  return (
    <section className={styles.panel} data-panel="" aria-label={label} {...attributes}>
      <div className={styles.head}>
        <p className={layout.spoken}>{spoken}</p>
        <p className={styles.ratio} aria-hidden="true">
          <strong>{ratio}</strong>
          <span>的字节没有经过服务器</span>
        </p>
        <p className={styles.figure} aria-hidden="true">
          <P2p>来自其他观众</P2p>
          <strong>{p2p}</strong>
        </p>
        <p className={styles.figure} aria-hidden="true">
          <Http>来自服务器</Http>
          <strong>{http}</strong>
        </p>
        <div className={styles.side}>{side}</div>
      </div>
      <div className={styles.lanes} style={{'--columns': lanes[0]?.cells.length}} aria-hidden="true">
        {lanes.map(({seat, first, cells}) => (
          <div key={seat} className={styles.lane}>
            <span>{seat}</span>
            {cells.map(({source, arrival}, index) => (
              <Segment key={first + index} source={source} size="lane" arrival={arrival} />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.foot}>{foot}</div>
    </section>
  );
}
