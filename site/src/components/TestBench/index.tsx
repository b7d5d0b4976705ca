import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {AddressProblems} from '../../address/AddressProblems.tsx';
import {useAddressState} from '../../address/useAddressState.ts';
import {Workbench} from '../../tools/shared/Workbench.tsx';
import {Panel} from '../controls/index.ts';
import layout from '../controls/layout.module.css';
import {benchAddress, type BenchChoice} from './benchAddress.ts';
import {CallForm} from './CallForm.tsx';
import {CallResult, inOneSentence} from './CallResult.tsx';
import {EventLog} from './EventLog.tsx';
import {StatsBar} from './StatsBar.tsx';
import styles from './styles.module.css';
import {useBench, type BenchState} from './useBench.ts';

/** Every method of the reference, on a live engine: arguments, result and events. Loads the engine on the first call. */
export function TestBench(): ReactNode {
  const {values, change, problems} = useAddressState(benchAddress);
  /** Problems of the address that were shown when the reader last chose a call: that choice settles them. */
  const [answered, setAnswered] = useState(problems);
  const videoRef = useRef<HTMLVideoElement>(null);
  const bench = useBench(values.engine, videoRef);
  const [latest] = bench.calls;
  const choose = (next: BenchChoice): void => {
    change(next);
    setAnswered(problems);
  };

  return (
    <>
      {problems !== answered && <AddressProblems problems={problems} />}
      <Workbench
        inputs={
          <Panel headingId="bench-call" title="调用">
            <CallForm values={values} onChoose={choose} onEdit={(edited) => change({edited})} bench={bench} />
          </Panel>
        }
      >
        <Panel headingId="bench-results" title="调用与结果">
          {/* The key makes screen readers repeat the sentence of a call that ends like the one before it. */}
          <p role="status" className={layout.spoken}>
            {latest && <span key={latest.id}>{inOneSentence(latest)}</span>}
          </p>
          <CallList calls={bench.calls} />
        </Panel>
        <Panel headingId="bench-stream" title="测试流与账本">
          <video ref={videoRef} className={styles.video} muted loop playsInline controls aria-label="测试流" />
          <StatsBar stats={bench.stats} />
        </Panel>
        <Panel headingId="bench-events" title="事件">
          <EventLog entries={bench.log} />
        </Panel>
      </Workbench>
    </>
  );
}

/** The newest call stands first; the place is kept, so that stream and events stay where they are. */
function CallList({calls}: Pick<BenchState, 'calls'>): ReactNode {
  if (calls.length === 0) return <p className={clsx(styles.calls, styles.empty)}>还没有调用。示例已经填好，按「运行」就有结果。</p>;
  return (
    <div className={styles.calls} tabIndex={0} role="group" aria-label="每次调用，新的在前">
      {calls.map((call) => (
        <CallResult key={call.id} call={call} />
      ))}
    </div>
  );
}
