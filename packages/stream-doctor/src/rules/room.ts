import type {DoctorSettings} from '../input.ts';
import {addedLatency, advisedSegment, engineDefaults, httpMargin, roomForP2p, segmentsForRoom, windowForMargin} from '../model.ts';
import {isLowLatency, targetDurationOf, usualDurationOf} from '../liveRoom.ts';
import type {MediaPlaylist} from '../playlist/types.ts';
import type {Finding, LiveRoom} from '../report.ts';
import {LOOK_AHEAD, ofFirst, seconds, TUNING, TUNING_CHOICES, type Rule} from './context.ts';

/** How much of a live playlist P2P may fetch. */
export const room: Rule = ({media, settings}) =>
  media.flatMap(({playlist, facts, isAudioTrack}): Finding[] => {
    const {live} = facts;
    if (!live || isAudioTrack) return [];
    const {distance, highDemandTimeWindow: window, lookAhead, budget, p2pSegments} = live;
    const sum = `离播放列表末端 ${seconds(distance)}，减去高需求窗口 ${seconds(window)}，P2P 空间 ${seconds(lookAhead)}`;
    if (live.room === 'enough') {
      return [
        {
          id: 'room-enough',
          severity: 'good',
          title: `P2P 空间 ${seconds(lookAhead)}`,
          detail: `${sum}；${p2pSegments} 个切片在窗口之外，每个切片有 ${seconds(budget)} 可以等节点送来。`,
          docs: LOOK_AHEAD,
        },
      ];
    }
    const fix = whatToChange(playlist, settings, live);
    if (live.room === 'tight') {
      return [
        {
          id: 'room-tight',
          severity: 'warning',
          title: `P2P 空间只有 ${seconds(lookAhead)}`,
          detail: `${sum}。切片从出现到进入高需求窗口只有 ${seconds(budget)}，短于一个切片的时长 ${seconds(usualDurationOf(playlist))}；慢节点送不完，就改走 HTTP。`,
          fix,
          docs: TUNING,
        },
      ];
    }
    return [
      {
        id: 'room-none',
        severity: 'problem',
        title: lookAhead > 0 ? `P2P 空间 ${seconds(lookAhead)}，放不下一个切片` : '没有 P2P 的空间',
        detail: `${sum}${lookAhead > 0 ? `，而一个切片长 ${seconds(usualDurationOf(playlist))}` : ''}。新切片一出现就落在高需求窗口里，HTTP 优先，连上节点也很少走 P2P。`,
        fix,
        docs: TUNING,
      },
    ];
  });

/** More room for P2P must come from whatever decides where playback starts. */
function whatToChange(playlist: MediaPlaylist, settings: DoctorSettings, {startOffset, highDemandTimeWindow}: LiveRoom): string {
  if (playlist.segments.some(({hasDuration, isLeftover}) => !hasDuration || isLeftover))
    return '先给每个切片写上读得懂的 EXTINF，再看空间。';
  if (startOffset !== undefined) return '去掉 EXT-X-START，起播位置就由引擎来定；要留着它，就让它离末端再远些。';
  if (isLowLatency(playlist, settings) && playlist.serverControl?.partHoldBack && !settings.liveSyncDurationCount)
    return '给要用 P2P 的观众另出一份没有 EXT-X-PART 的播放列表，或在 hls.js 里设 lowLatencyMode: false。';
  if (playlist.serverControl?.holdBack && !settings.liveSyncDurationCount)
    return '调大 HOLD-BACK，或在 hls.js 里设 liveSyncDurationCount（它比 HOLD-BACK 优先）；延迟不能超过播放列表的总长，不够长就先加长。';
  if (settings.liveSyncDurationCount)
    return '调大 liveSyncDurationCount，或不设它、让引擎自己定；延迟不能超过播放列表的总长，不够长就先加长。';
  return `${roomier(playlist, highDemandTimeWindow)}降低 highDemandTimeWindow（留给 HTTP 的余地同样变少）。`;
}

/** What to change in the playlist, if that helps: the engine goes back only so far, however long the playlist is. */
function roomier(playlist: MediaPlaylist, highDemandTimeWindow: number): string {
  const segmentDuration = usualDurationOf(playlist);
  const roomy = roomyCount(playlist, {highDemandTimeWindow});
  if (roomy !== undefined && roomy > playlist.segments.length + playlist.skippedCount) return `把播放列表加长到 ${roomy} 个切片以上，或`;
  const shorter = {segmentDuration: advisedSegment.usual, segmentCount: engineDefaults.maxLiveSyncDuration, highDemandTimeWindow};
  return segmentDuration > advisedSegment.usual && roomForP2p(shorter) === 'enough'
    ? `把切片缩短到 ${advisedSegment.usual} s 左右，或`
    : '';
}

/** The fewest segments that make the room enough, if any number does. */
function roomyCount(playlist: MediaPlaylist, {highDemandTimeWindow}: Pick<DoctorSettings, 'highDemandTimeWindow'>): number | undefined {
  const lengths = {segmentDuration: usualDurationOf(playlist), targetDuration: targetDurationOf(playlist), highDemandTimeWindow};
  const segmentCount = segmentsForRoom(lengths).inPlaylist;
  return roomForP2p({...lengths, segmentCount}) === 'enough' ? segmentCount : undefined;
}

/** Whether HTTP can still save a segment that no peer delivered. */
export const margin = ofFirst(({playlist, facts}, {settings: {highDemandTimeWindow}}) => {
  const segmentDuration = usualDurationOf(playlist);
  if (!facts.live) return [];
  const {httpTimeout} = engineDefaults;
  const found = httpMargin({segmentDuration, highDemandTimeWindow});
  if (found === 'enough') return [];
  const fix = `highDemandTimeWindow 取 ${seconds(windowForMargin(segmentDuration))} 以上，或把 httpNotReceivingBytesTimeoutMs 也调小。`;
  if (found === 'little') {
    return [
      {
        id: 'margin-little',
        severity: 'note',
        title: `高需求窗口 ${seconds(highDemandTimeWindow)}，经不起 HTTP 中途停住一次`,
        detail: `节点没送到、HTTP 传到一半又停满 ${seconds(httpTimeout)}，剩下的时间就不到一个切片（${seconds(segmentDuration)}），可能卡顿。第一个字节一直不来要等 10 s，这个窗口更不够。`,
        fix,
        docs: TUNING,
      },
    ];
  }
  return [
    {
      id: 'margin-none',
      severity: 'warning',
      title: `高需求窗口 ${seconds(highDemandTimeWindow)}，不到一个切片`,
      detail: `切片长 ${seconds(segmentDuration)}：节点没送到时，HTTP 来不及补上，容易卡顿。`,
      fix,
      docs: TUNING,
    },
  ];
});

/** What turning P2P on does to live latency. */
export const latency = ofFirst(({playlist, facts}, {settings}) => {
  const {live} = facts;
  if (!live) return [];
  const {distance, playerDistance} = live;
  if (live.startOffset !== undefined) return [];
  if (settings.liveSyncDurationCount) {
    return [
      {
        id: 'latency-own',
        severity: 'note',
        title: `直播延迟约 ${seconds(distance)}，由你的 liveSyncDurationCount 决定`,
        detail: '设了它，引擎不改动直播延迟，P2P 空间随它而定。',
        docs: LOOK_AHEAD,
      },
    ];
  }
  const count = playlist.segments.length + playlist.skippedCount;
  if (count <= engineDefaults.longestUntouchedPlaylist) {
    return [
      {
        id: 'window-short',
        severity: 'warning',
        title: `播放列表只有 ${count} 个切片`,
        detail: `不超过 ${engineDefaults.longestUntouchedPlaylist} 个时，引擎不加大直播延迟，hls.js 按自己的 ${seconds(playerDistance)} 起播。`,
        fix: `播放列表留 ${Math.max(engineDefaults.longestUntouchedPlaylist + 1, roomyCount(playlist, settings) ?? 0)} 个切片以上。`,
        docs: TUNING_CHOICES,
      },
    ];
  }
  const added = addedLatency({distance, playerDistance});
  if (added === 'none') return [];
  const isLong = added === 'long';
  return [
    {
      id: isLong ? 'latency-long' : 'latency-raised',
      severity: isLong ? 'warning' : 'note',
      title: `打开 P2P 后直播延迟约 ${seconds(distance)}，原来约 ${seconds(playerDistance)}`,
      detail: `引擎让播放位置退到播放列表开头附近，最多落后直播边缘 ${engineDefaults.maxLiveSyncDuration} s，好给 P2P 留出时间。${playlist.flow === 'event' ? 'EVENT 播放列表只增不减，开播两分钟后就到这个上限。' : ''}`,
      fix: isLong ? '要更低的延迟，在 hls.js 里设 liveSyncDurationCount，取「能接受的延迟 ÷ 目标时长」，再看空间还剩多少。' : undefined,
      docs: LOOK_AHEAD,
    },
  ];
});

/** A start that the playlist asks for. hls.js goes there and stays at that distance, so nobody else's latency counts. */
export const start = ofFirst(({facts: {live}}, {settings}) => {
  if (live?.startOffset === undefined) return [];
  const others = settings.liveSyncDurationCount ? '你设的 liveSyncDurationCount' : '引擎算出的延迟';
  return [
    {
      id: 'start',
      severity: 'note',
      title: `EXT-X-START 把直播延迟定在 ${seconds(live.distance)}`,
      detail: `hls.js 从它指定的位置起播，${others}不起作用；P2P 空间因此是 ${seconds(live.lookAhead)}。`,
      docs: LOOK_AHEAD,
    },
  ];
});

export const holdBack = ofFirst(({playlist, facts}, {settings}) => {
  const {serverControl, targetDuration = 0, partTarget} = playlist;
  if (!serverControl || playlist.flow === 'vod') return [];
  const findings: Finding[] = [];
  const {holdBack: back, partHoldBack} = serverControl;
  const [name, inForce] = isLowLatency(playlist, settings) && partHoldBack ? ['PART-HOLD-BACK', partHoldBack] : ['HOLD-BACK', back];
  const {live} = facts;
  if (inForce && live && !settings.liveSyncDurationCount && live.startOffset === undefined) {
    // Playback stays inside the playlist, and a part or a segment from its end.
    const isKept = seconds(live.distance) !== seconds(inForce);
    findings.push({
      id: 'hold-back',
      severity: 'note',
      title: `${name} 把直播延迟定在 ${seconds(live.distance)}`,
      detail: `${isKept ? `${name} 要 ${seconds(inForce)}，${live.distance < inForce ? '播放列表没有那么长' : '那里离末端太近'}，播放器取 ${seconds(live.distance)}。` : ''}hls.js 以它为准，引擎算出的延迟不起作用；P2P 空间因此是 ${seconds(live.lookAhead)}。`,
      docs: LOOK_AHEAD,
    });
  }
  if (back && targetDuration > 0 && back < 3 * targetDuration) {
    findings.push({
      id: 'hold-back-small',
      severity: 'warning',
      title: 'HOLD-BACK 小于 3 个目标时长',
      detail: `HOLD-BACK 是 ${seconds(back)}，3 × ${seconds(targetDuration)} 是 ${seconds(3 * targetDuration)}；RFC 8216bis 要求不小于后者，太小容易卡顿。`,
      fix: `改为 ${seconds(3 * targetDuration)} 以上。`,
      docs: LOOK_AHEAD,
    });
  }
  if (partHoldBack && partTarget && partHoldBack < 2 * partTarget) {
    findings.push({
      id: 'part-hold-back-small',
      severity: 'warning',
      title: 'PART-HOLD-BACK 小于 2 个部分切片',
      detail: `PART-HOLD-BACK 是 ${seconds(partHoldBack)}，PART-TARGET 是 ${seconds(partTarget)}。`,
      fix: '改为 PART-TARGET 的 3 倍以上。',
      docs: LOOK_AHEAD,
    });
  }
  return findings;
});

/** Required beside parts; Shaka's low latency mode refuses a SERVER-CONTROL without it, hls.js then counts as without parts. */
export const partHoldBack = ofFirst(({playlist}) => {
  const {partTarget, serverControl, flow} = playlist;
  if (flow === 'vod' || partTarget === undefined || serverControl?.partHoldBack) return [];
  return [
    {
      id: 'part-hold-back-missing',
      severity: 'warning',
      title: '有 EXT-X-PART-INF，却没有 PART-HOLD-BACK',
      detail: 'RFC 8216bis 要求写它。没有它，hls.js 不按部分切片计算直播延迟；有 EXT-X-SERVER-CONTROL 时，Shaka 的低延迟模式拒绝播放。',
      fix: `在 EXT-X-SERVER-CONTROL 里写 PART-HOLD-BACK，取 PART-TARGET 的 3 倍（${seconds(3 * partTarget)}）以上；不做低延迟，就去掉 EXT-X-PART-INF。`,
      docs: LOOK_AHEAD,
    },
  ];
});

export const lowLatency = ofFirst(({playlist, facts: {live}}, {settings}) => {
  const findings: Finding[] = [];
  const hints = playlist.tags.filter(({name}) => name === 'EXT-X-PRELOAD-HINT').length;
  if (playlist.partCount > 0 || playlist.partTarget !== undefined || hints > 0) {
    // Parts are listed near the end only: farther back, viewers play whole segments.
    const isNear = settings.lowLatencyMode && (live === undefined || live.room === 'none');
    findings.push({
      id: 'low-latency-parts',
      severity: isNear ? 'problem' : 'note',
      title: '低延迟 HLS 的部分切片（part）不走 P2P',
      detail: `播放列表里有 ${playlist.partCount} 个 EXT-X-PART。引擎只登记完整切片，部分切片由 hls.js 自己走 HTTP${partsPlayed(isNear, settings, live)}。`,
      fix: isNear ? '低延迟与 P2P 二选一：设 lowLatencyMode: false，或给 P2P 用普通的播放列表。' : undefined,
      docs: TUNING_CHOICES,
    });
  }
  if (playlist.skippedCount > 0) {
    findings.push({
      id: 'delta-update',
      severity: 'note',
      title: `这是一份增量更新，省略了 ${playlist.skippedCount} 个切片`,
      detail: 'EXT-X-SKIP 之前的切片要从上一份播放列表里补；这里按其余切片的长度估算它们。',
      fix: '要准确的结果，去掉地址里的 _HLS_skip 再取一次。',
      docs: TUNING,
    });
  }
  return findings;
});

function partsPlayed(isNear: boolean, {lowLatencyMode}: DoctorSettings, live: LiveRoom | undefined): string {
  if (isNear) return '；hls.js 默认打开 lowLatencyMode，播放位置贴着末端，几乎全是部分切片';
  if (!lowLatencyMode) return '；关掉 lowLatencyMode 后播放完整切片，可以走 P2P';
  return live ? `；播放位置离末端 ${seconds(live.distance)}，那里是完整切片，可以走 P2P` : '';
}
