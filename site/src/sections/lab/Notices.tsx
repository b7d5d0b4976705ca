import type {ReactNode} from 'react';
import type {LabState} from '@site/src/lab/session';
import type {Support} from '@site/src/lab/useSupport';
import styles from './Notices.module.css';

type Props = {
  readonly problems: readonly string[];
  readonly support: Support & {readonly isKnown: boolean};
  readonly state: LabState;
};

/** Long enough for any pair that can connect to have done so. */
const CONNECTED_BY_MS = 15_000;

const FELL_BEHIND = {
  device: '有观众曾落到直播窗口之外：这台设备带不动这么多观众，这次的卡顿、延迟与对照不作数。减少观众人数再看。',
  throttle: '限速的观众曾落到直播窗口之外，读的切片与别人不同：这次的对照不作数。',
} as const;

/** Plain sentences about what stands in the way, one each. */
export function Notices({problems, support, state}: Props): ReactNode {
  const notes = support.isKnown ? support.notes().map(({text}) => text) : [];
  const {elapsedMs, ledger, wasHidden, fellBehindBy, isTrackerCut} = state;
  const hasNoPeers = elapsedMs > CONNECTED_BY_MS && ledger.viewers > 1 && ledger.peers === 0 && !isTrackerCut;
  const sentences = [
    ...problems,
    ...notes,
    ...(hasNoPeers ? ['观众之间没有连上：浏览器扩展、企业策略或隐私设置拦下了 WebRTC，播放已全部走 HTTP。'] : []),
    ...(fellBehindBy ? [FELL_BEHIND[fellBehindBy]] : []),
    ...(wasHidden ? ['标签页曾不在前台，浏览器放慢了计时器：这次的起播、卡顿与延迟不作数，字节数照算。'] : []),
  ];
  return (
    <div role="status" data-lab-notices>
      {sentences.length > 0 && (
        <ul className={styles.notices}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
