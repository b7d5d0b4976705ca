/** What this browser cannot do for the laboratory, one plain sentence each. */
export type SupportNote = {
  readonly id: 'player' | 'webrtc' | 'storage' | 'insecure';
  readonly text: string;
  /** Nothing can be played at all. */
  readonly isBlocking: boolean;
};

type BrowserFacts = {
  readonly canPlay: boolean;
  readonly hasWebRtc: boolean;
  readonly hasSharedChannel: boolean;
  readonly isSecure: boolean;
};

const CODECS = 'video/mp4; codecs="avc1.42c01e,mp4a.40.2"';

export function supportNotes({canPlay, hasWebRtc, hasSharedChannel, isSecure}: BrowserFacts): SupportNote[] {
  const notes: SupportNote[] = [];
  if (!canPlay)
    notes.push({
      id: 'player',
      text: '这个浏览器不能用 hls.js 播放（没有媒体源扩展或不支持 H.264），实验室无法运行；下面的说明仍可阅读。',
      isBlocking: true,
    });
  if (!hasWebRtc)
    notes.push({id: 'webrtc', text: '这个浏览器没有 WebRTC，或它被策略关闭：观众照常播放，但全部字节走 HTTP。', isBlocking: false});
  if (!hasSharedChannel)
    notes.push({id: 'storage', text: '站点存储被浏览器关闭：本页的观众照常互传，其他标签页加入不了。', isBlocking: false});
  if (!isSecure) notes.push({id: 'insecure', text: '页面不是 HTTPS，浏览器不提供摘要计算，切片不会校验哈希。', isBlocking: false});
  return notes;
}

export function browserFacts(): BrowserFacts {
  return {
    canPlay: canPlay(),
    hasWebRtc: hasWebRtc(),
    hasSharedChannel: hasSharedChannel(),
    isSecure: Boolean((globalThis.crypto as Partial<Crypto> | undefined)?.subtle),
  };
}

/** The visitor asked the browser to save data. Not every browser can tell. */
export function wantsToSaveData(): boolean {
  return Boolean((navigator as Navigator & {connection?: {saveData?: boolean}}).connection?.saveData);
}

type MediaSourceKind = Pick<typeof MediaSource, 'isTypeSupported'>;

function canPlay(): boolean {
  const {ManagedMediaSource, MediaSource} = globalThis as {ManagedMediaSource?: MediaSourceKind; MediaSource?: MediaSourceKind};
  return (ManagedMediaSource ?? MediaSource)?.isTypeSupported(CODECS) ?? false;
}

function hasWebRtc(): boolean {
  try {
    new RTCPeerConnection().close();
    return true;
  } catch {
    return false;
  }
}

function hasSharedChannel(): boolean {
  try {
    new BroadcastChannel('x2-lab-probe').close();
    return true;
  } catch {
    return false;
  }
}
