import {useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {useLazy} from '../../components/useLazy.ts';
import {worstMinuteBytes} from '../run/estimate.ts';
import {formatFixedBytes} from '../run/formatFixed.ts';
import {COMPACT_SEATS, COMPACT_SETTINGS} from './compactSettings.ts';
import styles from './styles.module.css';

/** The laboratory in the hero of the home page. One click runs it; until then not a byte of it is loaded. */
export default function LabCompact(): ReactNode {
  const [Running, setRunning] = useState<ComponentType>();
  const [isStarting, setStarting] = useState(false);
  const {load, problem} = useLazy(() => import('./Running.tsx'));
  const start = async (): Promise<void> => {
    setStarting(true);
    const module = await load();
    setStarting(false);
    if (module) setRunning(() => module.default);
  };
  // The idle card, and the focus in it, stays until the running one is there.
  return Running ? <Running /> : <Idle isStarting={isStarting} problem={problem} onStart={() => void start()} />;
}

type IdleProps = {
  readonly isStarting: boolean;
  /** Why the last start failed. */ readonly problem: string | undefined;
  readonly onStart: () => void;
};

/** Has the size of the running one, so nothing moves when it starts. */
function Idle({isStarting, problem, onStart}: IdleProps): ReactNode {
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
        <p className={styles.note} role="status">
          {problem ??
            `${COMPACT_SETTINGS.viewers} 位观众同看一路直播，当场量出多少字节没有经过服务器。第一分钟最多下载 ${formatFixedBytes(worstMinuteBytes(COMPACT_SETTINGS))}；点之前什么都不加载。`}
        </p>
      </div>
      <p className={styles.more}>
        <Link to="/lab">打开完整的实验室</Link>
      </p>
    </section>
  );
}
