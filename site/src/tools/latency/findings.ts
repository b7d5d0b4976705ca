import {addedLatency, advisedSegment, engineDefaults, httpMargin, judgeLength, segmentsForRoom, windowForMargin} from 'stream-doctor/model';
import {formatBytes, formatNumber, formatPercent, formatSeconds} from '../shared/format.ts';
import {planFor, type Plan} from './plan.ts';
import type {LatencySettings} from './settings.ts';

export type Finding = {
  readonly id: string;
  /** `red`: P2P does next to nothing, or a viewer pays for it. `amber`: it works, with little to spare. */
  readonly level: 'red' | 'amber';
  readonly text: string;
  readonly fix: string;
  readonly link: {readonly to: string; readonly label: string};
};

/** Where the documentation advises on segments and window. */
const CHOICES = {to: '/docs/hls-sdk/tuning#tuning-choices', label: '切片与窗口怎样选'};
const ADVICE = `改为 ${advisedSegment.usual} s 左右（${advisedSegment.from} 至 ${advisedSegment.to} s）。`;

/** 128 MiB, what the engine keeps at most on a phone where nobody says otherwise. */
const SMALLEST_MEMORY_LIMIT = 128 * 2 ** 20;

/** What is wrong with the settings, worst first; empty when nothing is. */
export function findingsFor(settings: LatencySettings, plan: Plan = planFor(settings)): Finding[] {
  return [
    ...room(settings, plan),
    ...sending(settings, plan),
    ...audience(settings, plan),
    ...latency(plan),
    ...safety(settings),
    ...segmentLength(settings),
    ...memory(plan),
  ].sort((a, b) => Number(a.level === 'amber') - Number(b.level === 'amber'));
}

function room(settings: LatencySettings, plan: Plan): Finding[] {
  const {segmentDuration, highDemandTimeWindow} = settings;
  if (plan.room === 'enough') return [];
  const fix = moreRoom(settings);
  return [
    plan.room === 'none'
      ? {
          id: 'no-room',
          level: 'red',
          text: `没有 P2P 空间：延迟 ${formatSeconds(plan.latency)}，高需求窗口 ${formatSeconds(highDemandTimeWindow)}，新切片一出现就归 HTTP 先取，连上节点也几乎不互传。`,
          fix,
          link: {to: '/docs/hls-sdk/tuning#look-ahead', label: 'P2P 空间怎么算'},
        }
      : {
          id: 'tight-room',
          level: 'amber',
          text: `P2P 空间很紧：切片从出现到进入高需求窗口只有 ${formatSeconds(plan.segmentBudget)}，短于一个切片的时长 ${formatSeconds(segmentDuration)}；慢节点送不完，就改走 HTTP。`,
          fix,
          link: CHOICES,
        },
  ];
}

/** The way to enough room, if there is one; the stream doctor gives the same figures. */
function moreRoom(settings: LatencySettings): string {
  const {segmentDuration, segmentCount, liveSyncDurationCount, holdBack} = settings;
  const {behindEdge, inPlaylist} = segmentsForRoom(settings);
  const distance = behindEdge * segmentDuration;
  if (distance > engineDefaults.maxLiveSyncDuration)
    return `调小高需求窗口：引擎最多让直播落后 ${engineDefaults.maxLiveSyncDuration} s，加长播放列表没有用。`;
  const fixed = liveSyncDurationCount ? 'liveSyncDurationCount' : holdBack ? 'HOLD-BACK' : undefined;
  if (fixed) return `延迟现在由 ${fixed} 定住：把它放宽到 ${formatSeconds(distance)} 以上，播放列表也要有这么长；或调小高需求窗口。`;
  return `播放列表加到 ${Math.max(inPlaylist, segmentCount + 1)} 个切片，或调小高需求窗口；前者加延迟，后者减少应付抖动的余量。`;
}

function sending({uplink, bitrate}: LatencySettings, plan: Plan): Finding[] {
  const findings: Finding[] = [];
  if (plan.uplinkShare < plan.ceiling) {
    findings.push({
      id: 'uplink-below-bitrate',
      level: plan.uplinkShare < 0.5 * plan.ceiling ? 'red' : 'amber',
      text: `上行不够：每人上行 ${formatNumber(uplink)} Mbit/s，码率 ${formatNumber(bitrate)} Mbit/s，所有人一直满速上传也只够 ${formatPercent(plan.uplinkShare)} 的流量。`,
      fix: '降低主要清晰度的码率。家庭宽带的上行常常远小于下行，按上行而不是下行来定。',
      link: {to: '/docs/faq/Integration#p2p-timeouts', label: '大切片与上行'},
    });
  }
  if (plan.room !== 'none' && plan.sendSeconds > plan.segmentBudget) {
    findings.push({
      id: 'segment-too-big',
      level: 'red',
      text: `一个切片 ${formatBytes(plan.segmentBytes)}，由一位观众送完要 ${formatSeconds(plan.sendSeconds)}，而归 P2P 的时间只有 ${formatSeconds(plan.segmentBudget)}：多半送到一半就被 HTTP 接手。`,
      fix: '缩短切片，降低码率，或加长播放列表。',
      link: {to: '/docs/faq/Integration#p2p-timeouts', label: 'P2P 一直超时'},
    });
  }
  return findings;
}

function audience({audience: viewers, variants}: LatencySettings, plan: Plan): Finding[] {
  if (viewers <= variants) {
    return [
      {
        id: 'nobody-to-share-with',
        level: 'red',
        text: `${formatNumber(viewers)} 位观众、${variants} 个清晰度：平均每个清晰度不到两个人，没有人可以互传。`,
        fix: '减少清晰度，或把 P2P 留给人多的频道。',
        link: {to: '/docs/about#when', label: '什么时候不划算'},
      },
    ];
  }
  if (plan.ceiling >= 0.8) return [];
  return [
    {
      id: 'small-audience',
      level: 'amber',
      text: `人少：每个清晰度平均 ${formatNumber(plan.viewersPerVariant)} 位观众，每个清晰度总要从服务器取一份，分享率最多 ${formatPercent(plan.ceiling)}。`,
      fix: '减少清晰度会让观众聚到一起；观众总数不变时，这是唯一的办法。',
      link: {to: '/docs/hls-sdk/swarms#names', label: '清晰度与群组'},
    },
  ];
}

function latency(plan: Plan): Finding[] {
  if (addedLatency({distance: plan.latency, playerDistance: plan.latencyWithoutEngine}) !== 'long') return [];
  return [
    {
      id: 'long-latency',
      level: 'amber',
      text: `直播延迟 ${formatSeconds(plan.latency)}，比 hls.js 不带引擎时多 ${formatSeconds(plan.addedLatency)}。互动、竞猜、比分推送会先于画面到达。`,
      fix: '设置 liveSyncDurationCount 后引擎不再改动延迟；P2P 空间随之按同样的秒数变小。',
      link: {to: '/docs/faq/product#latency', label: 'P2P 与延迟'},
    },
  ];
}

/** What is left for HTTP to fetch a segment that no peer delivered. */
function safety({highDemandTimeWindow, segmentDuration}: LatencySettings): Finding[] {
  switch (httpMargin({segmentDuration, highDemandTimeWindow})) {
    case 'none':
      return [
        {
          id: 'no-safety',
          level: 'red',
          text: `高需求窗口 ${formatSeconds(highDemandTimeWindow)}，不到一个切片：节点没送到时，HTTP 只剩不到一个切片的时间补救，容易卡顿。`,
          fix: '至少留两个切片的时长，再看卡顿率。',
          link: CHOICES,
        },
      ];
    case 'little':
      return [
        {
          id: 'little-safety',
          level: 'amber',
          text: `高需求窗口 ${formatSeconds(highDemandTimeWindow)}：节点没送到、HTTP 又中途停住一次（默认等 ${formatSeconds(engineDefaults.httpTimeout)}），剩下的时间不到一个切片，足以卡顿。`,
          fix: `留到 ${formatSeconds(windowForMargin(segmentDuration))} 以上，或把 httpNotReceivingBytesTimeoutMs 也调小。`,
          link: CHOICES,
        },
      ];
    case 'enough':
      return [];
  }
}

function segmentLength({segmentDuration}: LatencySettings): Finding[] {
  switch (judgeLength(segmentDuration)) {
    case 'short':
      return [
        {
          id: 'tiny-segments',
          level: 'amber',
          text: `切片只有 ${formatSeconds(segmentDuration)}：每个切片都要一次询问和一次应答，开销占比变大。`,
          fix: ADVICE,
          link: CHOICES,
        },
      ];
    case 'long':
      return [
        {
          id: 'long-segments',
          level: 'amber',
          text: `切片长达 ${formatSeconds(segmentDuration)}：送到一半，送的那位观众就可能离开，余下的要从 HTTP 补。`,
          fix: ADVICE,
          link: {to: '/docs/faq/Integration#p2p-timeouts', label: '大切片与上行'},
        },
      ];
    case 'fine':
      return [];
  }
}

function memory({memoryBytes}: Plan): Finding[] {
  if (memoryBytes <= SMALLEST_MEMORY_LIMIT * 0.9) return [];
  return [
    {
      id: 'memory',
      level: 'red',
      text: `引擎要存 ${formatBytes(memoryBytes)} 的切片，接近或超过手机的默认上限 128 MiB，还没播的切片占满九成时会停止 HTTP 预取。`,
      fix: '缩短播放列表或高需求窗口；或者把 segmentMemoryStorageLimit 调大。',
      link: {to: '/docs/faq/product#memory', label: '内存'},
    },
  ];
}
