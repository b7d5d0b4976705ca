import {useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button, ChoiceField} from '../../components/controls/index.ts';
import {worstMinuteBytes} from '../run/estimate.ts';
import {formatFixedBytes} from '../run/formatFixed.ts';
import {MAX_VIEWERS, RENDITIONS} from '../protocol.ts';
import type {LabState, RealTracker} from '../run/session.ts';
import type {ChangeSettings, LabSettings} from '../run/settings.ts';
import type {Support} from '../run/useSupport.ts';
import {blockingNote} from './blockingNote.ts';
import styles from './Controls.module.css';
import {showProblem, TrackerForm} from './TrackerForm.tsx';

type Props = {
  readonly settings: LabSettings;
  readonly phase: LabState['phase'];
  readonly support: Support & {readonly isKnown: boolean};
  readonly onChange: ChangeSettings;
  readonly onTracker: (tracker: RealTracker | undefined) => void;
  readonly onStart: () => void;
  readonly onStop: () => void;
};

const modes = [
  {value: 'live', label: '模拟直播'},
  {value: 'vod', label: '点播'},
] as const;
const renditions = RENDITIONS.map((name, index) => ({value: String(index), label: name}));

const labelOf = <T extends string>(options: readonly {readonly value: T; readonly label: string}[], wanted: T): string =>
  options.find(({value}) => value === wanted)!.label;

/** What to run. During a run only the rendition can change, and the video, which begins another run. */
export function Controls({settings, phase, support, onChange, onTracker, onStart, onStop}: Props): ReactNode {
  const isRunning = phase === 'running';
  const isBlocked = support.isKnown && blockingNote(support) !== undefined;
  const countId = useId();
  const compareId = useId();
  const worst = formatFixedBytes(worstMinuteBytes(settings));
  // Until the device is known, what a fast one will load is said as well.
  const most = support.isKnown ? worst : `${worst}，连对照组 ${formatFixedBytes(worstMinuteBytes({...settings, compare: true}))}`;
  const trackerForm = useRef<HTMLDetailsElement>(null);
  /** A run without the requested tracker would be of another kind: the reader is led to the invalid field instead. */
  const start = (): void => {
    if (!showProblem(trackerForm.current!)) onStart();
  };

  return (
    <section className={clsx(isRunning && styles.running)} aria-label="实验设置">
      <Button kind={isRunning ? 'plain' : 'primary'} className={styles.start} disabled={isBlocked} onClick={isRunning ? onStop : start}>
        {isRunning ? '停止' : phase === 'stopped' ? '再跑一次' : '开始'}
      </Button>
      <p className={styles.summary}>
        {`本次设置：${settings.viewers} 位 · ${labelOf(modes, settings.mode)} · ${RENDITIONS[settings.rendition]}`}
      </p>
      <div className={styles.row}>
        <div className={styles.field}>
          <span id={countId} className={styles.label}>
            观众人数
          </span>
          <ViewerStepper
            labelledBy={countId}
            viewers={settings.viewers}
            isDisabled={isRunning}
            onStep={(step) => onChange((current) => ({...current, viewers: Math.min(MAX_VIEWERS, Math.max(1, current.viewers + step))}))}
          />
        </div>
        <ChoiceField label="视频" value={settings.mode} options={modes} onChange={(mode) => onChange((current) => ({...current, mode}))} />
      </div>
      <div className={styles.row}>
        <ChoiceField
          label="清晰度"
          value={String(settings.rendition)}
          options={renditions}
          onChange={(rendition) => onChange((current) => ({...current, rendition: Number(rendition)}))}
        />
        <label className={styles.check} htmlFor={compareId}>
          <input
            id={compareId}
            type="checkbox"
            checked={settings.compare}
            disabled={isRunning}
            onChange={({target: {checked}}) => onChange((current) => ({...current, compare: checked}))}
          />
          <span>同时跑关掉 P2P 的对照组</span>
        </label>
      </div>
      <p className={styles.note}>
        {`${support.savesData() ? '你开了省流量模式：' : ''}开始后第一分钟最多从服务器下载 ${most}（按一个字节都不互传计）；观众之间互传的字节不出这台设备，除非你让另一台设备加入。`}
      </p>
      <TrackerForm formRef={trackerForm} isDisabled={isRunning} onTracker={onTracker} />
    </section>
  );
}

type StepperProps = {
  readonly labelledBy: string;
  readonly viewers: number;
  readonly isDisabled: boolean;
  readonly onStep: (step: 1 | -1) => void;
};

function ViewerStepper({labelledBy, viewers, isDisabled, onStep}: StepperProps): ReactNode {
  return (
    <div className={styles.stepper} role="group" aria-labelledby={labelledBy}>
      {/* Each press counts, before the application runs as well. */}
      <Button data-each-press aria-label="减少一位观众" isUnavailable={isDisabled || viewers <= 1} onClick={() => onStep(-1)}>
        −
      </Button>
      <output className={styles.count} aria-live="polite">
        {viewers}
      </output>
      <Button data-each-press aria-label="增加一位观众" isUnavailable={isDisabled || viewers >= MAX_VIEWERS} onClick={() => onStep(1)}>
        +
      </Button>
    </div>
  );
}
