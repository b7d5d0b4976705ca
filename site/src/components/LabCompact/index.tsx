import {lazy, useState, useTransition, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Http, P2p} from '@site/src/components/ByteSource';
import {worstMinuteBytes} from '@site/src/lab/estimate';
import {formatFixedBytes} from '@site/src/lab/ledger';
import {COMPACT_SEATS, COMPACT_SETTINGS} from './compactSettings';
import styles from './styles.module.css';

const Running = lazy(() => import('./Running'));

/** The laboratory in the hero of the home page. One click runs it; until then not a byte of it is loaded. */
export default function LabCompact(): ReactNode {
  const [isStarted, setStarted] = useState(false);
  // A transition keeps the idle card, and the focus in it, until the running one is ready.
  const [isStarting, startTransition] = useTransition();
  return isStarted ? <Running /> : <Idle isStarting={isStarting} onStart={() => startTransition(() => setStarted(true))} />;
}

/** Has the size of the running one, so nothing moves when it starts. */
function Idle({isStarting, onStart}: {readonly isStarting: boolean; readonly onStart: () => void}): ReactNode {
  return (
    <section className={styles.card} aria-label="实验室，紧凑版">
      <ol className={styles.seats} aria-hidden="true">
        {COMPACT_SEATS.map((seat) => (
          <li key={seat} className={clsx(styles.screen, styles.idle)}>
            {seat}
          </li>
        ))}
      </ol>
      <div className={styles.start}>
        <p className={styles.legend} aria-hidden="true">
          <Http>来自服务器</Http>
          <P2p>来自其他观众</P2p>
        </p>
        <button type="button" className={styles.button} aria-disabled={isStarting || undefined} onClick={onStart}>
          {isStarting ? '正在加载…' : '在你的浏览器里跑一次'}
        </button>
        <p className={styles.note}>
          {COMPACT_SETTINGS.viewers} 位观众同看一路直播，当场量出多少字节没有经过服务器。第一分钟最多下载 {formatFixedBytes(worstMinuteBytes(COMPACT_SETTINGS))}；点之前什么都不加载。
        </p>
      </div>
      <p className={styles.more}>
        <Link to="/lab">打开完整的实验室</Link>
      </p>
    </section>
  );
}
