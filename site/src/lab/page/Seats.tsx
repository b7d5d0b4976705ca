import {useRef, type ReactNode} from 'react';
import {Panel} from '../../components/controls/index.ts';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import layout from '../../components/controls/layout.module.css';
import type {LabViewer} from '../run/guests.ts';
import {formatFixedPercent} from '../run/formatFixed.ts';
import {p2pRatio} from '../run/ledger.ts';
import {SEATS} from '../protocol.ts';
import type {LabSession, LabState} from '../run/session.ts';
import {FaultMenu} from './FaultMenu.tsx';
import {ViewerFrame} from './ViewerFrame.tsx';
import type {ViewerFault} from './viewerFaults.ts';
import {stateName} from './words.ts';
import styles from './Seats.module.css';

type Props = {
  readonly session: LabSession;
  readonly state: LabState;
  readonly selectedSeat: number;
  readonly onSelect: (seat: number) => void;
};

/** A place for each that was ever there, and one more to join at: nothing moves when viewers go. */
export function Seats({session, state, selectedSeat, onSelect}: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const isRunning = state.phase === 'running';
  const seats = SEATS.slice(0, 1 + highestSeat(state));
  /** The pressed button disappears with the empty seat, or with the viewer; the focus stays at that place. */
  const act = (seat: number, deed: () => void): void => {
    const place = list.current?.children[seats.indexOf(seat)];
    flushSync(deed);
    if (!place?.contains(document.activeElement)) place?.querySelector('button')?.focus();
  };
  return (
    <Panel
      isDense
      headingId="viewers"
      title="观众"
      hint={`每位观众是一个独立的页面，画面里的大字是${state.runSettings.mode === 'live' ? '发送时刻的秒数' : '播放到的秒数'}。`}
    >
      <ol ref={list} className={styles.seats}>
        {seats.map((seat) => {
          const viewer = state.viewers.find((candidate) => candidate.group === 'p2p' && candidate.seat === seat);
          return (
            <li key={seat} className={styles.seat}>
              {viewer ? (
                <Taken
                  key={viewer.id}
                  session={session}
                  viewer={viewer}
                  isRunning={isRunning}
                  isSelected={seat === selectedSeat}
                  onSelect={() => onSelect(seat)}
                  onFault={(fault) => act(seat, () => fault(session, seat))}
                />
              ) : (
                <Empty seat={seat} isRunning={isRunning} onAdd={() => act(seat, () => session.addViewer(seat))} />
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** The last place that anybody has had in this run. */
const highestSeat = ({runSettings, viewers, departed}: LabState): number =>
  Math.max(runSettings.viewers, ...[...viewers, ...departed].map(({seat}) => seat));

type TakenProps = {
  readonly session: LabSession;
  readonly viewer: LabViewer;
  readonly isRunning: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onFault: (act: ViewerFault['act']) => void;
};

function Taken({session, viewer, isRunning, isSelected, onSelect, onFault}: TakenProps): ReactNode {
  const {seat, report, hasSound, isThrottled} = viewer;
  const ratio = report && p2pRatio(report);
  return (
    <>
      <div className={clsx(styles.screen, isRunning ? isSelected && styles.selected : styles.waiting)}>
        {isRunning ? (
          <ViewerFrame session={session} viewer={viewer} title={`观众 ${seat} 的播放器`} />
        ) : (
          <span aria-hidden="true">{seat}</span>
        )}
        <span
          className={clsx(styles.chip, styles.state, report?.state === 'stalled' && styles.stalled)}
        >{`${stateName(viewer, isRunning)}${isRunning && isThrottled ? ' · 限速' : ''}`}</span>
        {ratio !== undefined && (
          <span className={clsx(styles.chip, styles.ratio)} data-panel>
            <span aria-hidden="true">● </span>
            <span className={layout.spoken}>分享率 </span>
            <span>{formatFixedPercent(ratio, 0)}</span>
          </span>
        )}
      </div>
      <div className={styles.caption}>
        <button type="button" className={styles.name} aria-pressed={isSelected} onClick={onSelect}>
          {`观众 ${seat}`}
        </button>
        {/* The label already says the state, so there is no `aria-pressed`: 「有声，按下」 would say it twice, 「静音，未按下」 be wrong. */}
        <button
          type="button"
          className={clsx(styles.sound, hasSound && styles.audible)}
          aria-label={`${hasSound ? '有声' : '静音'}：观众 ${seat}`}
          disabled={!isRunning}
          onClick={() => session.toggleSound(seat)}
        >
          {hasSound ? '有声' : '静音'}
        </button>
        {isRunning && <FaultMenu viewer={viewer} onFault={onFault} />}
      </div>
    </>
  );
}

type EmptyProps = {readonly seat: number; readonly isRunning: boolean; readonly onAdd: () => void};

function Empty({seat, isRunning, onAdd}: EmptyProps): ReactNode {
  return (
    <>
      {isRunning ? (
        <button type="button" className={clsx(styles.screen, styles.join)} onClick={onAdd} aria-label={`座位 ${seat} 空着：加入一位观众`}>
          <span aria-hidden="true">+</span>
          加入一位
        </button>
      ) : (
        <div className={clsx(styles.screen, styles.empty)} />
      )}
      <div className={styles.caption}>
        <span className={styles.vacant}>空座</span>
      </div>
    </>
  );
}
