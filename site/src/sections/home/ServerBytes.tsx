import type {ReactNode} from 'react';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {Segment} from '../../components/Segment/index.tsx';
import {formatFixedBytes} from '../../lab/run/formatFixed.ts';
import {serverSaving} from '../../lab/run/ledger.ts';
import type {RecordedRun} from '../../lab/recorded/recordedRun.ts';
import {styleShare} from './styleShare.ts';
import styles from './ServerBytes.module.css';

/** What the server sent in a recorded run, and to the control group beside it, which had no P2P. */
export function ServerBytes({run: {ledger, settings}}: {readonly run: RecordedRun}): ReactNode {
  const {httpBytes, p2pBytes, controlHttpBytes} = ledger;
  const without = controlHttpBytes ?? 0;
  const longest = Math.max(without, httpBytes + p2pBytes);
  const saving = Math.round(100 * (serverSaving(ledger, without) ?? 0));
  return (
    <figure className={styles.figure}>
      <figcaption>
        {`录下的那次还有一组没有 P2P 的对照：同样 ${settings.viewers} 位观众、同一路视频。`}
        <b>{`服务器少送 ${saving}%。`}</b>
      </figcaption>
      <dl className={styles.bars}>
        <div>
          <dt>关掉 P2P</dt>
          <dd>
            <Bar source="http" share={without / longest} />
            <Http>{formatFixedBytes(without)}</Http>
          </dd>
        </div>
        <div>
          <dt>打开 P2P</dt>
          <dd>
            <Bar source="http" share={httpBytes / longest} />
            <Bar source="p2p" share={p2pBytes / longest} />
            <Http>{formatFixedBytes(httpBytes)}</Http>
            <P2p>{formatFixedBytes(p2pBytes)}</P2p>
          </dd>
        </div>
      </dl>
    </figure>
  );
}

function Bar({source, share}: {readonly source: 'http' | 'p2p'; readonly share: number}): ReactNode {
  return (
    <span className={styles.bar} style={{'--share': styleShare(share)}}>
      <Segment source={source} size="lane" />
    </span>
  );
}
