import type {ReactNode} from 'react';
import {Button} from '../../components/controls/index.ts';
import {formatFixedBytes} from '../run/formatFixed.ts';
import {worstMinuteBytes} from '../run/estimate.ts';
import type {RecordedRun} from '../recorded/recordedRun.ts';
import {compactSettings} from './compactSettings.ts';
import {keepUnits} from '../../keepUnits.ts';
import {LedgerPanel} from './LedgerPanel.tsx';
import {countingStyle, readingsOf, lanesOf, SPEED} from './replay.ts';
import {Successor} from './Successor.tsx';
import styles from './Replay.module.css';

type Props = {
  readonly run: RecordedRun;
  readonly isStarting: boolean;
  /** Why the last start failed: said below the run, which then stands still and is dim. */
  readonly problem: string | undefined;
  readonly onStart: () => void;
};

/** A recorded run, shown again as the page opens: by the style alone, whose values at rest are those at the end of the run. */
export function Replay({run, isStarting, problem, onStart}: Props): ReactNode {
  const {versions, ledger, settings, durationMs, segmentSeconds, date} = run;
  const figures = readingsOf(ledger);
  const seconds = Math.floor(durationMs / 1000);
  const source = keepUnits(
    `录制于本站实验室：${versions.engine} · ${versions.player} · ${versions.browser} · ${date}，每格一个 ${segmentSeconds} s 切片。`,
  );
  const most = formatFixedBytes(worstMinuteBytes(compactSettings(4, false)));
  return (
    <LedgerPanel
      label="一次真实运行的回放"
      spoken={`${settings.viewers} 位观众看同一路直播 ${seconds} s：来自其他观众 ${figures.p2p}，来自服务器 ${figures.http}，${figures.ratio} 的字节没有经过服务器。`}
      data-replay={problem ? 'off' : ''}
      style={{'--ratio': `"${figures.ratio}"`, '--p2p': `"${figures.p2p}"`, '--http': `"${figures.http}"`}}
      ratio={<span className={styles.ratio} />}
      p2p={<span className={styles.p2p} />}
      http={<span className={styles.http} />}
      side={
        <>
          <style dangerouslySetInnerHTML={{__html: countingStyle(run)}} />
          <p>{`实测：${settings.viewers} 位观众，${seconds} s`}</p>
          <p className={styles.motion}>
            {`${SPEED} 倍速回放 `}
            <button type="button" data-restart="">
              重放
            </button>
          </p>
        </>
      }
      lanes={lanesOf(run)}
      foot={
        problem ? (
          <>
            <p>
              <span>{source}</span>
              <strong className={styles.problem} role="alert">
                {problem}
              </strong>
            </p>
            <Successor kind="primary" isUnavailable={isStarting} onClick={onStart}>
              重试
            </Successor>
          </>
        ) : (
          <>
            <p>{`${source}真跑一次，第一分钟最多下载 ${keepUnits(most)}，按下之前什么都不加载。`}</p>
            <Button kind="primary" isUnavailable={isStarting} onClick={onStart}>
              {isStarting ? '正在加载…' : '用我的浏览器真跑一次'}
            </Button>
          </>
        )
      }
    />
  );
}
