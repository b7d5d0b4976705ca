import {SEVERAL_SEGMENTS_BYTES} from '../../tests/streamViewer.ts';

/** What was seen of a page in the browser, at its servers and at the tracker. */
export type Observed = {
  /** Uncaught errors of every viewer. */
  readonly errors: readonly string[];
  /** Addresses on other hosts that the page asked for. */
  readonly strangers: readonly string[];
  readonly beforeConsent: {
    readonly plays: boolean;
    readonly sockets: readonly string[];
    readonly connections: number;
  };
  /** There was a button to agree with, and it could be pressed. */
  readonly isAsked: boolean;
  /** The tracker heard of the first viewer once that viewer had agreed. */
  readonly joined: boolean;
  /** Of each viewer who agreed: bytes over data channels, and what the page said of them just before. */
  readonly viewers: readonly {readonly received: number; readonly shown: string | undefined}[];
  /** After consent, with sharing, the video went on for both. */
  readonly playsOn: boolean;
  /** After consent, with a tracker where nobody answers, the video went on beyond what it had loaded before. */
  readonly playsWithoutTracker: boolean;
};

/** In the order in which they are told. */
export const checks = {plays: '播放', shares: '互传', waitsForConsent: '等待同意', fallsBack: '退回 HTTP'} as const;
export type Check = keyof typeof checks;

/** Why a check failed; `undefined` where it passed. */
export type Grades = Readonly<Record<Check, string | undefined>>;

export const judge = (seen: Observed): Grades => ({
  plays: playbackFault(seen),
  shares: sharingFault(seen),
  waitsForConsent: consentFault(seen),
  fallsBack: seen.playsWithoutTracker ? undefined : 'Tracker 连不上时，按下同意之后视频停住了。',
});

function playbackFault({beforeConsent, errors, strangers, playsOn}: Observed): string | undefined {
  if (!beforeConsent.plays) {
    return strangers.length > 0 ? `视频没有播放；页面访问了被挡住的主机：${strangers[0]}` : '打开页面之后，视频没有播放。';
  }
  if (errors.length > 0) return `页面抛出了没有接住的错误：${errors[0]}`;
  return playsOn ? undefined : '按下同意之后，视频停住了。';
}

function sharingFault({joined, viewers}: Observed): string | undefined {
  if (!joined) return '按下同意之后，Tracker 没有等到带着令牌的观众。';
  const received = viewers.reduce((sum, viewer) => sum + viewer.received, 0);
  if (received < SEVERAL_SEGMENTS_BYTES) {
    return `两名观众都按了同意，数据通道只收到 ${received} 字节，要 ${SEVERAL_SEGMENTS_BYTES} 字节才算互传。`;
  }
  const taker = viewers.reduce((most, viewer) => (viewer.received > most.received ? viewer : most));
  if (taker.shown === undefined) return '页面上没有 id 为 p2p-bytes 的元素。';
  if (!/^\d+$/.test(taker.shown)) return `p2p-bytes 里不是一个整数：「${taker.shown}」`;
  const shown = Number(taker.shown);
  // Announcements travel on the same channels, so the page's figure is below the browser's.
  if (shown === 0 || shown > taker.received) return `p2p-bytes 写着 ${shown} 字节，数据通道收到的是 ${taker.received} 字节。`;
  return undefined;
}

function consentFault({isAsked, beforeConsent: {plays, sockets, connections}}: Observed): string | undefined {
  if (!isAsked) return '没有能按的、名字含「同意」的按钮。';
  if (sockets.length > 0) return `还没有按下同意，就连了 ${new URL(sockets[0]!).host}`;
  if (connections > 0) return '还没有按下同意，就建立了 WebRTC 连接。';
  return plays ? undefined : '还没有按下同意，视频就不播放。';
}
