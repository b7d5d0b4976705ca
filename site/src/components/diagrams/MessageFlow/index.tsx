import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Figure} from '../Figure/index.tsx';
import styles from './styles.module.css';

export type Message = {
  /** Index of the lane that sends, and of the one that receives. */
  readonly from: number;
  readonly to: number;
  readonly text: ReactNode;
};

type Props = {readonly lanes: readonly string[]; readonly messages: readonly Message[]; readonly caption: ReactNode};

/** A sequence diagram that is an ordered list underneath: who sends what to whom, in order. */
export function MessageFlow({lanes, messages, caption}: Props): ReactNode {
  return (
    <Figure caption={caption}>
      <div className={styles.flow} style={{'--lanes': lanes.length}}>
        <div className={styles.lanes} aria-hidden="true">
          {lanes.map((lane) => (
            <span className={styles.lane} key={lane}>
              {lane}
            </span>
          ))}
        </div>
        <ol className={styles.messages}>
          {messages.map(({from, to, text}, index) => (
            <li className={styles.message} key={index}>
              <span className={styles.text}>
                <span className={styles.route}>
                  {lanes[from]} → {lanes[to]}：
                </span>
                {text}
              </span>
              <span
                aria-hidden="true"
                className={clsx(styles.arrow, to < from && styles.back)}
                style={{'--start': Math.min(from, to), '--span': Math.abs(to - from)}}
              />
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  );
}
