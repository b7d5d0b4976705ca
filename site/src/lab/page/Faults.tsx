import {useId, type ReactNode} from 'react';
import {Button, Panel} from '../../components/controls/index.ts';
import {MAX_VIEWERS, THROTTLE_BYTES_PER_SECOND} from '../protocol.ts';
import type {LabSession, LabState} from '../run/session.ts';
import styles from './Faults.module.css';

type Props = {
  readonly session: LabSession;
  readonly state: LabState;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
};

/** Everything that goes wrong in the field, on purpose. Playback has to go on each time. */
export function Faults({session, state, seat, onSeat}: Props): ReactNode {
  const selectId = useId();
  const isRunning = state.phase === 'running';
  const viewers = state.viewers.filter(({group}) => isRunning && group === 'p2p');
  const chosen = viewers.find((viewer) => viewer.seat === seat);
  return (
    <Panel headingId="faults" title="制造故障" hint="每一种故障都是当场真的发生。要看的是：画面停不停，账本和事件记录怎么说。">
      <div className={styles.target}>
        <label htmlFor={selectId}>对哪位观众</label>
        <select
          id={selectId}
          className={styles.select}
          value={chosen ? seat : ''}
          disabled={viewers.length === 0}
          onChange={(event) => onSeat(Number(event.target.value))}
        >
          {!chosen && <option value="">{viewers.length > 0 ? '请选择' : state.phase === 'stopped' ? '已经结束' : '还没有观众'}</option>}
          {viewers.map((viewer) => (
            <option key={viewer.id} value={viewer.seat}>
              {`观众 ${viewer.seat}`}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.buttons}>
        <Button isUnavailable={!chosen} onClick={() => session.killViewer(seat)}>
          让这位观众突然断线
        </Button>
        <Button isUnavailable={!chosen} onClick={() => session.removeViewer(seat)}>
          让这位观众正常离开
        </Button>
        <Button aria-pressed={chosen?.isThrottled ?? false} isUnavailable={!chosen} onClick={() => session.toggleThrottle(seat)}>
          {`限速到 ${THROTTLE_BYTES_PER_SECOND / 125} kbit/s`}
        </Button>
        <Button isUnavailable={!chosen} onClick={() => session.corruptUploadOf(seat)}>
          改坏上传的一个切片
        </Button>
        <Button
          aria-pressed={state.isTrackerCut}
          isUnavailable={!isRunning || state.hasRealTracker}
          onClick={() => session.toggleTracker()}
        >
          切断 Tracker
        </Button>
        <Button isUnavailable={!isRunning || viewers.length >= MAX_VIEWERS} onClick={() => session.addViewer()}>
          再来一位观众
        </Button>
      </div>
    </Panel>
  );
}
