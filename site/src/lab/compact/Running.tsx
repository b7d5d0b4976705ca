import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {formatFixedBytes, formatFixedPercent} from '../run/formatFixed.ts';
import type {Ledger} from '../run/ledger.ts';
import {ledgerAttributes} from '../run/ledgerAttributes.ts';
import {RECENT_SECONDS} from '../protocol.ts';
import type {LabSession, LabState} from '../run/session.ts';
import {labAddress, valuesOf} from '../run/settings.ts';
import {useLabSession} from '../run/useLabSession.ts';
import {useSupport} from '../run/useSupport.ts';
import {Announcer} from '../page/Announcer.tsx';
import {blockingNote} from '../page/blockingNote.ts';
import {missingNotice} from '../page/missingNotice.ts';
import {RatioBar} from '../page/RatioBar.tsx';
import {ViewerFrame} from '../page/ViewerFrame.tsx';
import {COMPACT_SEATS, COMPACT_SETTINGS} from './compactSettings.ts';
import styles from './styles.module.css';

/** The part of the compact laboratory that is loaded by the click. */
export default function Running(): ReactNode {
  const {session, state} = useLabSession();
  const support = useSupport();
  const obstacle = blockingNote(support) ?? support.notes()[0];
  const isRunning = state.phase === 'running';
  const missing = missingNotice(state);

  useEffect(() => {
    if (!support.isKnown || blockingNote(support)) return;
    session.configure(COMPACT_SETTINGS);
    session.start();
  }, [session, support]);

  // The button that was pressed is gone: its successor takes the focus, unless the visitor has moved it elsewhere.
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) stop.current?.focus({preventScroll: true});
  }, []);

  return (
    <section className={styles.card} aria-label="实验室，紧凑版" {...ledgerAttributes(state)}>
      <Screens session={session} state={state} />
      <Result ledger={state.ledger} obstacle={missing ?? obstacle?.text} />
      <p className={styles.more}>
        <button
          ref={stop}
          type="button"
          className={styles.stop}
          onClick={() => (missing ? session.reseatMissing() : isRunning ? session.stop() : session.start())}
        >
          {missing ? '重试' : isRunning ? '停止' : '再跑一次'}
        </button>
        <Link to={`/lab${labAddress.toSearch({...valuesOf(COMPACT_SETTINGS), compare: 'auto', start: true})}`}>制造故障，看全部数字</Link>
      </p>
      <Announcer state={state} />
    </section>
  );
}

function Screens({session, state}: {readonly session: LabSession; readonly state: LabState}): ReactNode {
  return (
    <ol className={styles.seats}>
      {COMPACT_SEATS.map((seat) => {
        const viewer = state.viewers.find((candidate) => candidate.seat === seat);
        return (
          <li key={seat} className={styles.screen}>
            {state.phase === 'running' && viewer ? (
              <ViewerFrame key={viewer.id} session={session} viewer={viewer} title={`观众 ${seat} 的播放器`} />
            ) : (
              <span>{seat}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The P2P ratio of the last seconds, or of the whole run while that is shorter, and the run's bytes. */
function Result({ledger, obstacle}: {readonly ledger: Ledger; readonly obstacle: string | undefined}): ReactNode {
  const {httpBytes, p2pBytes, ratio, recentRatio, ceiling} = ledger;
  const shown = recentRatio ?? ratio;
  return (
    <div className={styles.result}>
      <p className={styles.figure}>
        <strong>{formatFixedPercent(shown)}</strong> <span>的字节没有经过服务器</span>
      </p>
      <RatioBar ratio={shown} ceiling={ceiling} />
      <p className={styles.bytes}>
        <Http>{`服务器 ${formatFixedBytes(httpBytes)}`}</Http>
        <P2p>{`其他观众 ${formatFixedBytes(p2pBytes)}`}</P2p>
        <span>{`上限 ${formatFixedPercent(ceiling, 0)}`}</span>
      </p>
      <p className={styles.note}>
        {obstacle ??
          (recentRatio === undefined
            ? '刚起播时急用的切片走 HTTP，分享率随后上升。'
            : `最近 ${RECENT_SECONDS} s，在这个浏览器里量得，短时间可高于上限。`)}
      </p>
    </div>
  );
}
