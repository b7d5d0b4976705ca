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
        title: '没有 P2P 的空间',
        detail: `${sum}。新切片一出现就落在高需求窗口里，HTTP 优先，连上节点也很少走 P2P。`,
        fix,
        docs: TUNING,
      },
    ];
  });

/** More room for P2P must come from whatever decides where playback starts. */
function whatToChange(playlist: MediaPlaylist, settings: DoctorSettings, {startOffset, highDemandTimeWindow}: LiveRoom): string {
  if (startOffset !== undefined) return '去掉 EXT-X-START，起播位置就由引擎来定；要留着它，就让它离末端再远些。';
  if (isLowLatency(playlist, settings))
    return '给要用 P2P 的观众另出一份没有 EXT-X-PART 的播放列表，或在 hls.js 里设 lowLatencyMode: false。';
  if (playlist.serverControl?.holdBack && !settings.liveSyncDurationCount)
    return '调大 HOLD-BACK，或在 hls.js 里设 liveSyncDurationCount（它比 HOLD-BACK 优先）；延迟不能超过播放列表的总长，列表不够长就先加长。';
  if (settings.liveSyncDurationCount)
    return '调大 liveSyncDurationCount，或不设它、让引擎自己定；延迟不能超过播放列表的总长，列表不够长就先加长。';
  return `${roomier(playlist, highDemandTimeWindow)}降低 highDemandTimeWindow（留给 HTTP 的余地同样变少）。`;
}

/** What to change in the playlist, if that helps: the engine goes back only so far, however long the playlist is. */
function roomier(playlist: MediaPlaylist, highDemandTimeWindow: number): string {
  const segmentDuration = usualDurationOf(playlist);
  const targetDuration = targetDurationOf(playlist);
  const segmentCount = segmentsForRoom({segmentDuration, targetDuration, highDemandTimeWindow}).inPlaylist;
  const isMore = segmentCount > playlist.segments.length + playlist.skippedCount;
  if (isMore && roomForP2p({segmentDuration, targetDuration, segmentCount, highDemandTimeWindow}) === 'enough')
    return `把播放列表加长到 ${segmentCount} 个切片以上，或`;
  const shorter = {segmentDuration: advisedSegment.usual, segmentCount: engineDefaults.maxLiveSyncDuration, highDemandTimeWindow};
  return segmentDuration > advisedSegment.usual && roomForP2p(shorter) === 'enough'
    ? `把切片缩短到 ${advisedSegment.usual} s 左右，或`
    : '';
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
        title: `高需求窗口 ${seconds(highDemandTimeWindow)}，经不起 HTTP 超时一次`,
        detail: `节点没送到、HTTP 又等满 ${seconds(httpTimeout)} 没有收到数据，剩下的时间就不到一个切片（${seconds(segmentDuration)}），可能卡顿。`,
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
        fix: '播放列表留 10 个切片以上。',
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
      detail: `引擎让播放位置退到播放列表的另一头，至多 ${engineDefaults.maxLiveSyncDuration} s，好给 P2P 留出时间。${playlist.flow === 'event' ? 'EVENT 列表只增不减，开播两分钟后就到这个上限。' : ''}`,
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
  if (inForce && !settings.liveSyncDurationCount && facts.live?.startOffset === undefined) {
    findings.push({
      id: 'hold-back',
      severity: 'note',
      title: `${name} 把直播延迟定在 ${seconds(inForce)}`,
      detail: `hls.js 以它为准，引擎算出的延迟不起作用；P2P 空间因此是 ${seconds(facts.live?.lookAhead ?? 0)}。`,
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

export const lowLatency = ofFirst(({playlist}, {settings}) => {
  const findings: Finding[] = [];
  const hints = playlist.tags.filter(({name}) => name === 'EXT-X-PRELOAD-HINT').length;
  if (playlist.partCount > 0 || playlist.partTarget !== undefined || hints > 0) {
    findings.push({
      id: 'low-latency-parts',
      severity: settings.lowLatencyMode ? 'problem' : 'note',
      title: '低延迟 HLS 的部分切片（part）不走 P2P',
      detail: `列表里有 ${playlist.partCount} 个 EXT-X-PART。引擎只登记完整切片，部分切片由 hls.js 自己走 HTTP${settings.lowLatencyMode ? '；hls.js 默认打开 lowLatencyMode，播放位置贴着末端，几乎全是部分切片' : '；关掉 lowLatencyMode 后播放完整切片，可以走 P2P'}。`,
      fix: settings.lowLatencyMode ? '低延迟与 P2P 二选一：设 lowLatencyMode: false，或给 P2P 用普通的播放列表。' : undefined,
      docs: TUNING_CHOICES,
    });
  }
  if (playlist.skippedCount > 0) {
    findings.push({
      id: 'delta-update',
      severity: 'note',
      title: `这是一份增量更新，省略了 ${playlist.skippedCount} 个切片`,
      detail: 'EXT-X-SKIP 之前的切片要从上一份列表里补；这里按其余切片的长度估算它们。',
      fix: '要准确的结果，去掉地址里的 _HLS_skip 再取一次。',
      docs: TUNING,
    });
  }
  return findings;
});
