import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Announcer} from '../page/Announcer.tsx';
import {blockingNote} from '../page/blockingNote.ts';
import {missingNotice} from '../page/missingNotice.ts';
import {ViewerFrame} from '../page/ViewerFrame.tsx';
import {RECENT_SECONDS} from '../protocol.ts';
import type {RecordedRun} from '../recorded/recordedRun.ts';
import {formatFixedBytes, formatFixedPercent} from '../run/formatFixed.ts';
import {ledgerAttributes} from '../run/ledgerAttributes.ts';
import type {LabSession, LabState} from '../run/session.ts';
import {labAddress, valuesOf} from '../run/settings.ts';
import {useLabSession} from '../run/useLabSession.ts';
import {useSupport} from '../run/useSupport.ts';
import {compactSettings} from './compactSettings.ts';
import {LedgerPanel} from './LedgerPanel.tsx';
import {liveLanes} from './liveLanes.ts';
import {columnsOf} from './replay.ts';
import {Replay} from './Replay.tsx';
import {Successor} from './Successor.tsx';
import styles from './Screens.module.css';

type Props = {/** In its place this one is; it is back where nothing of this one arrives. */ readonly run: RecordedRun};

/** The part of the compact laboratory that is loaded by the press: the lanes of the recorded run, live. */
export default function Running({run}: Props): ReactNode {
  const {session, state} = useLabSession();
  const support = useSupport();
  const obstacle = blockingNote(support) ?? support.notes()[0];
  const isRunning = state.phase === 'running';
  const missing = missingNotice(state);
  const {httpBytes, p2pBytes, ratio, recentRatio, ceiling} = state.ledger;
  const shown = formatFixedPercent(recentRatio ?? ratio);

  useEffect(() => {
    if (!support.isKnown || blockingNote(support)) return;
    session.configure(compactSettings(navigator.hardwareConcurrency, matchMedia('(pointer: coarse)').matches));
    session.start();
  }, [session, support]);

  if (missing && state.viewers.every(({isMissing}) => isMissing))
    return <Replay run={run} isStarting={false} problem={missing} onStart={() => session.reseatMissing()} />;

  return (
    <LedgerPanel
      label="实验室，紧凑版"
      {...ledgerAttributes(state)}
      spoken={`${shown} 的字节没有经过服务器`}
      ratio={shown}
      p2p={formatFixedBytes(p2pBytes)}
      http={formatFixedBytes(httpBytes)}
      side={<Screens session={session} state={state} />}
      lanes={liveLanes(state.viewers, {seats: state.settings.viewers, columns: columnsOf(run)})}
      foot={
        <>
          <p>
            <span className={clsx(missing && styles.missing)}>
              {missing ??
                obstacle?.text ??
                (recentRatio === undefined
                  ? `在这个浏览器里当场量得，空格还没取到。刚起播时急用的切片走 HTTP，分享率随后上升；上限 ${formatFixedPercent(ceiling, 0)}。`
                  : `在这个浏览器里当场量得，最近 ${RECENT_SECONDS} s；上限 ${formatFixedPercent(ceiling, 0)}，短时间可以高于它。`)}
            </span>{' '}
            {!missing && (
              <Link to={`/lab${labAddress.toSearch({...valuesOf(state.settings), compare: 'auto', start: true})}`}>
                制造故障，看全部数字
              </Link>
            )}
          </p>
          <Successor onClick={() => (missing ? session.reseatMissing() : isRunning ? session.stop() : session.start())}>
            {missing ? '重试' : isRunning ? '停止' : '再跑一次'}
          </Successor>
          <Announcer state={state} />
        </>
      }
    />
  );
}

function Screens({session, state: {phase, settings, viewers}}: {readonly session: LabSession; readonly state: LabState}): ReactNode {
  return (
    <ol className={styles.screens} style={{'--screens': settings.viewers}}>
      {Array.from({length: settings.viewers}, (_, index) => {
        const viewer = viewers.find(({seat}) => seat === index + 1);
        return (
          <li key={index}>
            {phase === 'running' && viewer && (
              <ViewerFrame key={viewer.id} session={session} viewer={viewer} title={`观众 ${index + 1} 的播放器`} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
