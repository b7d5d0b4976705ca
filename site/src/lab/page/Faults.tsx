import {useId, type ReactNode} from 'react';
import {Button, Panel} from '../../components/controls/index.ts';
import {MAX_VIEWERS} from '../protocol.ts';
import type {LabSession, LabState} from '../run/session.ts';
import type {Fault, LabValues} from '../run/settings.ts';
import {VIEWER_FAULTS} from './viewerFaults.ts';
import styles from './Faults.module.css';

type Props = {
  readonly session: LabSession;
  readonly state: LabState;
  /** The fault that the address is about: its button stands out. */
  readonly ready: LabValues['fault'];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
};

const TRACKER_LABEL = '切断 Tracker';

const labelOf = (fault: Fault): string => VIEWER_FAULTS.find(({id}) => id === fault)?.label ?? TRACKER_LABEL;

/** Everything that goes wrong in the field, on purpose. Playback has to go on each time. */
export function Faults(props: Props): ReactNode {
  const {state, ready} = props;
  return (
    <Panel isDense headingId="faults" title="制造故障">
      {ready !== 'none' && <p className={styles.ready}>{`这个链接要重演的是「${labelOf(ready)}」：等观众互传起来，点它。`}</p>}
      {state.phase === 'idle' ? (
        <p className={styles.before}>开始之后，可以让一位观众断线、离开或变慢，改坏一个切片，或者切断 Tracker。</p>
      ) : (
        <Buttons {...props} />
      )}
    </Panel>
  );
}

function Buttons({session, state, ready, seat, onSeat}: Props): ReactNode {
  const selectId = useId();
  const isRunning = state.phase === 'running';
  const viewers = state.viewers.filter(({group}) => isRunning && group === 'p2p');
  const chosen = viewers.find((viewer) => viewer.seat === seat);
  return (
    <>
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
        {VIEWER_FAULTS.map(({id, label, act, isOn}) => (
          <Button
            key={id}
            kind={id === ready ? 'primary' : 'plain'}
            aria-pressed={isOn && (chosen ? isOn(chosen) : false)}
            isUnavailable={!chosen || chosen.isMissing}
            onClick={() => act(session, seat)}
          >
            {label}
          </Button>
        ))}
        <Button
          kind={ready === 'tracker' ? 'primary' : 'plain'}
          aria-pressed={state.isTrackerCut}
          isUnavailable={!isRunning || state.hasRealTracker}
          onClick={() => session.toggleTracker()}
        >
          {TRACKER_LABEL}
        </Button>
        <Button isUnavailable={!isRunning || viewers.length >= MAX_VIEWERS} onClick={() => session.addViewer()}>
          再来一位观众
        </Button>
      </div>
    </>
  );
}
