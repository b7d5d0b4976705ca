import type {ReactNode} from 'react';
import {Http, P2p} from '../../components/ByteSource/index.tsx';
import {Button, Panel} from '../../components/controls/index.ts';
import {formatFixedBytes, formatFixedPercent} from '../run/formatFixed.ts';
import {serverSaving} from '../run/ledger.ts';
import type {LabSession, LabState} from '../run/session.ts';
import type {ChangeSettings} from '../run/settings.ts';
import {ViewerFrame} from './ViewerFrame.tsx';
import styles from './Comparison.module.css';

type Props = {readonly session: LabSession; readonly state: LabState; readonly onChange: ChangeSettings};

/** The same number of viewers of the same stream, with P2P off: what would the server have had to send? */
export function Comparison({session, state, onChange}: Props): ReactNode {
  const {settings, phase} = state;
  const isRunning = phase === 'running';
  // The figures of a run stay until the next one; a run without a control group has none.
  const hasControl = (phase === 'idle' ? settings : state.runSettings).compare;
  const hint = hasControl
    ? '两组停在离直播边缘同样远的地方，读同一批切片；对照组只有 hls.js，没有引擎。开头几秒两组都在填缓冲，差距要跑一会儿才看得清。'
    : '同样多的观众、同一路视频、关掉 P2P，服务器要多送多少？按下「加上对照组」再开始，两组一起跑，字节都是量出来的。';
  return (
    <Panel headingId="comparison" title="对照" hint={hint}>
      {/* Always rendered: it keeps the focus when pressed, and nothing below it moves when a run starts. */}
      <Button
        isUnavailable={isRunning}
        aria-pressed={settings.compare}
        onClick={() => onChange((current) => ({...current, compare: !current.compare}))}
      >
        加上对照组
      </Button>
      {hasControl && <Figures session={session} state={state} />}
    </Panel>
  );
}

function Figures({session, state: {ledger, phase, viewers, fellBehindBy}}: Pick<Props, 'session' | 'state'>): ReactNode {
  const {httpBytes, p2pBytes, control} = ledger;
  const saving = serverSaving(ledger, control.httpBytes);
  const longest = Math.max(1, control.httpBytes, httpBytes + p2pBytes);
  const share = (bytes: number): string => `${(bytes / longest) * 100}%`;
  return (
    <>
      <div className={styles.result} data-lab-comparison data-saving={saving?.toFixed(4)} data-control-http-bytes={control.httpBytes}>
        <p className={styles.saving}>
          {fellBehindBy || viewers.some(({isMissing}) => isMissing) ? (
            <span>这次比不出来</span>
          ) : (
            <Saving saving={saving} isRunning={phase === 'running'} />
          )}
        </p>
        <dl className={styles.bars}>
          <div>
            <dt>关掉 P2P</dt>
            <dd>
              <svg className={styles.bar} height="20" aria-hidden="true">
                <rect className={styles.http} width={share(control.httpBytes)} height="20" rx="2" />
              </svg>
              <Http>{formatFixedBytes(control.httpBytes)}</Http>
            </dd>
          </div>
          <div>
            <dt>打开 P2P</dt>
            <dd>
              <svg className={styles.bar} height="20" aria-hidden="true">
                <rect className={styles.http} width={share(httpBytes)} height="20" rx="2" />
                <rect className={styles.p2p} x={share(httpBytes)} width={share(p2pBytes)} height="20" rx="10" />
              </svg>
              <Http>{formatFixedBytes(httpBytes)}</Http> <P2p>{formatFixedBytes(p2pBytes)}</P2p>
            </dd>
          </div>
        </dl>
      </div>
      <ol className={styles.control} aria-label="对照组的观众">
        {viewers
          .filter(({group}) => phase === 'running' && group === 'control')
          .map((viewer) => (
            <li key={viewer.id}>
              <ViewerFrame session={session} viewer={viewer} title={`对照 ${viewer.seat} 的播放器`} />
            </li>
          ))}
      </ol>
    </>
  );
}

function Saving({saving, isRunning}: {readonly saving: number | undefined; readonly isRunning: boolean}): ReactNode {
  if (saving === undefined) return <span>等待数据</span>;
  const percent = formatFixedPercent(Math.abs(saving));
  if (saving >= 0)
    return (
      <>
        <span>服务器少送</span> <strong>{percent}</strong>
      </>
    );
  return (
    <>
      <span>{`服务器${isRunning ? '暂时' : ''}多送`}</span> <strong className={styles.more}>{percent}</strong>
    </>
  );
}
