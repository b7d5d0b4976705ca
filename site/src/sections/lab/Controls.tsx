import {useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import {Button, ChoiceField, TextField} from '@site/src/components/controls';
import {worstMinuteBytes} from '@site/src/lab/estimate';
import {formatBytes} from '@site/src/lab/ledger';
import {MAX_VIEWERS, RENDITIONS} from '@site/src/lab/protocol';
import type {LabState, RealTracker} from '@site/src/lab/session';
import {trackerProblem, type LabSettings} from '@site/src/lab/settings';
import type {Support} from '@site/src/lab/useSupport';
import styles from './Controls.module.css';

type Props = {
  readonly settings: LabSettings;
  readonly phase: LabState['phase'];
  readonly support: Support & {readonly isKnown: boolean};
  readonly onChange: (settings: LabSettings) => void;
  readonly onTracker: (tracker: RealTracker | undefined) => void;
  readonly onStart: () => void;
  readonly onStop: () => void;
};

type TrackerProps = Pick<Props, 'onTracker'> & {readonly isDisabled: boolean; readonly formRef: RefObject<HTMLDetailsElement>};

/** What to run. While a run lasts only the rendition changes, and the video, which begins another run. */
export function Controls({settings, phase, support, onChange, onTracker, onStart, onStop}: Props): ReactNode {
  const isRunning = phase === 'running';
  const isBlocked = support.isKnown && support.notes().some(({isBlocking}) => isBlocking);
  const countId = useId();
  const compareId = useId();
  const worst = formatBytes(worstMinuteBytes(settings));
  const trackerForm = useRef<HTMLDetailsElement>(null);
  /** Without the tracker that was asked for, a run would be of another kind: the reader is led to what is wrong instead. */
  const start = (): void => {
    const form = trackerForm.current!;
    const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!invalid) return onStart();
    form.open = true;
    invalid.focus();
  };

  return (
    <section className={styles.controls} aria-label="实验设置">
      <div className={styles.row}>
        <div className={styles.field}>
          <span id={countId} className={styles.label}>
            观众人数
          </span>
          <div className={styles.stepper} role="group" aria-labelledby={countId}>
            <Button
              aria-label="减少一位观众"
              isUnavailable={isRunning || settings.viewers <= 1}
              onClick={() => onChange({...settings, viewers: settings.viewers - 1})}
            >
              −
            </Button>
            <output className={styles.count} aria-live="polite">
              {settings.viewers}
            </output>
            <Button
              aria-label="增加一位观众"
              isUnavailable={isRunning || settings.viewers >= MAX_VIEWERS}
              onClick={() => onChange({...settings, viewers: settings.viewers + 1})}
            >
              +
            </Button>
          </div>
        </div>

        <ChoiceField
          label="视频"
          value={settings.mode}
          options={[
            {value: 'live', label: '模拟直播'},
            {value: 'vod', label: '点播'},
          ]}
          onChange={(mode) => onChange({...settings, mode})}
        />
        <ChoiceField
          label="清晰度"
          value={String(settings.rendition)}
          options={RENDITIONS.map((name, index) => ({value: String(index), label: name}))}
          onChange={(rendition) => onChange({...settings, rendition: Number(rendition)})}
        />

        <label className={styles.check} htmlFor={compareId}>
          <input
            id={compareId}
            type="checkbox"
            checked={settings.compare}
            disabled={isRunning}
            onChange={(event) => onChange({...settings, compare: event.target.checked})}
          />
          <span>同时跑一组关掉 P2P 的对照</span>
        </label>

        <Button kind="primary" disabled={isBlocked} onClick={isRunning ? onStop : start}>
          {isRunning ? '停止' : phase === 'stopped' ? '再跑一次' : '开始'}
        </Button>
      </div>

      <p className={styles.note}>
        {support.savesData() ? '你开了省流量模式：' : ''}
        开始后第一分钟最多从服务器下载 {worst}（按一个字节都不互传计）；观众之间互传的字节不出这台设备。
      </p>
      <TrackerForm formRef={trackerForm} isDisabled={isRunning} onTracker={onTracker} />
    </section>
  );
}

/** What is filled in but cannot be used is marked as invalid; that is what 「开始」 looks for. */
function TrackerForm({isDisabled, onTracker, formRef}: TrackerProps): ReactNode {
  const [url, setUrl] = useState('');
  const [token, setToken] = useState('');
  const urlProblem = url === '' ? undefined : trackerProblem(url, window.location.protocol);
  const tokenProblem = url !== '' && urlProblem === undefined && token === '' ? '还缺访问令牌：配置了 Tracker，引擎就要求 token。' : undefined;

  const apply = (nextUrl: string, nextToken: string): void => {
    setUrl(nextUrl);
    setToken(nextToken);
    const isUsable = nextUrl !== '' && nextToken !== '' && trackerProblem(nextUrl, window.location.protocol) === undefined;
    onTracker(isUsable ? {url: nextUrl, token: nextToken} : undefined);
  };

  return (
    <details ref={formRef} className={styles.tracker}>
      <summary>让别的设备也加入：填入真实的 Tracker</summary>
      <p className={styles.note}>不填时，观众在这个浏览器内部互相发现，其他标签页也会加入。地址与令牌只在本页使用，不会写进链接或导出的文件。</p>
      <div className={styles.trackerFields}>
        <TextField
          label="Tracker 地址"
          kind="url"
          value={url}
          placeholder="wss://tracker.x2p2p.example/announce"
          isDisabled={isDisabled}
          problem={urlProblem}
          onChange={(next) => apply(next.trim(), token)}
        />
        <TextField label="访问令牌 token" value={token} isDisabled={isDisabled} problem={tokenProblem} onChange={(next) => apply(url, next.trim())} />
      </div>
    </details>
  );
}
