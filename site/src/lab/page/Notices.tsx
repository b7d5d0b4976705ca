import {useRef, type ReactNode} from 'react';
import type {LabState} from '../run/session.ts';
import type {Support} from '../run/useSupport.ts';
import {Button} from '../../components/controls/index.ts';
import {missingNotice} from './missingNotice.ts';
import styles from './Notices.module.css';

type Props = {
  readonly problems: readonly string[];
  readonly support: Support & {readonly isKnown: boolean};
  readonly state: LabState;
  readonly onRetry: () => void;
};

/** Long enough for any pair that can connect to have done so. */
const CONNECTED_BY_MS = 15_000;

const FELL_BEHIND = {
  device: '有观众曾落到直播窗口之外：这台设备或它的网络带不动这么多观众，这次的卡顿、延迟与对照不作数。减少观众人数再看。',
  throttle: '限速的观众曾落到直播窗口之外，读的切片与别人不同：这次的对照不作数。',
} as const;

/** Several viewers have played long enough to find each other, and none has. Why, the page cannot see. */
function isApart({viewers, elapsedMs, ledger, isTrackerCut}: LabState): boolean {
  const settled = viewers.filter(
    ({group, reportsSinceMs}) => group === 'p2p' && reportsSinceMs !== undefined && elapsedMs - reportsSinceMs > CONNECTED_BY_MS,
  );
  return settled.length > 1 && ledger.httpBytes > 0 && ledger.p2pBytes === 0 && ledger.peers === 0 && !isTrackerCut;
}

/** Plain sentences about what stands in the way, one each, of what was seen alone. */
export function Notices({problems, support, state, onRetry}: Props): ReactNode {
  const notes = support.isKnown ? support.notes().map(({text}) => text) : [];
  const {wasHidden, fellBehindBy, hasRealTracker} = state;
  const missing = missingNotice(state);
  const list = useRef<HTMLDivElement>(null);
  /** The button goes with its notice: the focus stays in this place. */
  const retry = (): void => {
    list.current?.focus({preventScroll: true});
    onRetry();
  };
  const sentences = [
    ...problems,
    ...notes,
    ...(missing === undefined ? [] : [missing]),
    ...(isApart(state)
      ? [
          `观众之间没有连上，到现在全部字节走 HTTP。常见的原因是${hasRealTracker ? ' Tracker 连不上或拒绝了令牌，或者' : ''}浏览器扩展、企业策略、隐私设置拦下了 WebRTC。`,
        ]
      : []),
    ...(fellBehindBy ? [FELL_BEHIND[fellBehindBy]] : []),
    ...(wasHidden ? ['标签页曾不在前台，浏览器会放慢那时的计时器：这次的起播、卡顿与延迟不作数，字节数照算。'] : []),
  ];
  return (
    <>
      <div ref={list} role="status" tabIndex={-1} data-lab-notices>
        {sentences.length > 0 && (
          <ul className={styles.notices}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      {missing !== undefined && (
        <p className={styles.retry}>
          <Button kind="primary" onClick={retry}>
            重试
          </Button>
        </p>
      )}
    </>
  );
}
