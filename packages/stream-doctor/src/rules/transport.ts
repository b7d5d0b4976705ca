import {isWatched} from '../container.ts';
import {usualDurationOf} from '../liveRoom.ts';
import type {Finding} from '../report.ts';
import {byteSourceWords} from '../words.ts';
import {quote} from '../inSentence.ts';
import {CORS, LIVE_PLAYLIST, seconds, type Rule} from './context.ts';

/** What the answer for the playlist says. */
export const playlistHeaders: Rule = ({input: {entry}, media}) => {
  const findings: Finding[] = [];
  if (entry.allowOrigin === null) {
    findings.push({
      id: 'cors-missing',
      severity: 'problem',
      title: '播放列表没有 CORS 响应头',
      detail: '响应里没有 Access-Control-Allow-Origin，别的域名上的网页读不到它。',
      fix: '加上 Access-Control-Allow-Origin。',
      docs: CORS,
    });
  }
  if (entry.contentType && !/mpegurl|octet-stream|text\/plain/i.test(entry.contentType)) {
    findings.push({
      id: 'content-type',
      severity: 'note',
      title: `Content-Type 是${quote(entry.contentType, 40)}`,
      detail: 'hls.js 不看它，系统播放器会看。',
      fix: '改为 application/vnd.apple.mpegurl。',
      docs: CORS,
    });
  }
  const [first] = media;
  const isLive = media.some(({playlist}) => playlist.flow !== 'vod');
  const length = first ? usualDurationOf(first.playlist) : 0;
  const maxAge = Number(/(?:s-maxage|max-age)=(\d+)/i.exec(first?.document.cacheControl ?? '')?.[1] ?? Number.NaN);
  if (isLive && length > 0 && maxAge > Math.ceil(length)) {
    findings.push({
      id: 'playlist-cached',
      severity: 'warning',
      title: `直播播放列表可以缓存 ${seconds(maxAge)}，比一个切片还长`,
      detail: '观众看到的末端有新有旧，拿着旧播放列表的人没有可以分享的新切片。',
      fix: `缓存时间设为 ${Math.max(1, Math.floor(length / 2))} s 以内。`,
      docs: LIVE_PLAYLIST,
    });
  }
  return findings;
};

/** What the answer for two bytes of a segment says. */
export const segmentAnswer: Rule = ({input: {probe}}) => {
  if (!probe || probe.outcome === 'mixed-content') return [];
  const {outcome, status, contentRange, allowOrigin, exposedHeaders} = probe;
  if (outcome === 'cors' || allowOrigin === null) {
    return [
      {
        id: 'segment-cors',
        severity: 'problem',
        title: '切片没有放行跨域',
        detail: `${quote(probe.address)}有应答，但没有 Access-Control-Allow-Origin。hls.js 和引擎都读不到它。`,
        fix: '给切片加上 Access-Control-Allow-Origin，允许 Range 请求头；错误响应也要带。',
        docs: CORS,
      },
    ];
  }
  if (outcome === 'network') {
    return [
      {
        id: 'segment-unreachable',
        severity: 'warning',
        title: '切片取不到',
        detail: `${quote(probe.address)}没有应答：网络不通、证书无效，或地址已过期。`,
        fix: '在浏览器里单独打开它看看。',
        docs: CORS,
      },
    ];
  }
  if (status === undefined) return [];
  if (status >= 400) {
    const isUnauthorized = status === 401 || status === 403;
    return [
      {
        id: 'segment-status',
        severity: 'problem',
        title: `切片返回 ${status}`,
        detail: `${quote(probe.address)}。播放列表里有，服务器上没有，或签名不含切片。`,
        fix: isUnauthorized ? '切片若要鉴权头，在 httpRequestSetup 里加；hls.js 的 xhrSetup 不管 P2P 的切片。' : '核对源站与签名范围。',
        docs: isUnauthorized ? '/docs/hls-sdk/csp#request-headers' : CORS,
      },
    ];
  }
  if (status === 200) {
    return [
      {
        id: 'range-ignored',
        severity: 'warning',
        title: '服务器不理会 Range',
        detail: '请求前 2 个字节，得到了整个文件。P2P 只收到一半时，引擎没法只补另一半，要整段重下。',
        fix: '在 CDN 上打开 Range 支持。',
        docs: CORS,
      },
    ];
  }
  if (status !== 206) return [];
  const isHidden = exposedHeaders === undefined ? contentRange === undefined : isRangeHidden(exposedHeaders);
  if (isHidden) {
    return [
      {
        id: 'range-not-exposed',
        severity: 'warning',
        title: '网页读不到 Content-Range',
        detail: 'Range 可用，但响应头没有暴露，引擎没法核对补回来的字节数。',
        fix: '加上 Access-Control-Expose-Headers: Content-Length, Content-Range。',
        docs: CORS,
      },
    ];
  }
  return [
    {id: 'range-fine', severity: 'good', title: '切片支持 Range，跨域可读', detail: '只收到一半的切片可以从 HTTP 补齐。', docs: CORS},
  ];
};

function isRangeHidden(exposed: string | null): boolean {
  const names = (exposed ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return !names.includes('*') && !names.includes('content-range');
}

/** Can one viewer deliver a segment before it is urgent? */
export const uplink: Rule = ({media, settings}) =>
  media.flatMap(({facts, playlist, isAudioTrack}): Finding[] => {
    const {segmentBytes, live} = facts;
    if (!segmentBytes || facts.segmentCount === 0 || isAudioTrack || !isWatched(playlist)) return [];
    const upload = (segmentBytes.bytes * 8) / settings.uplink;
    const length = usualDurationOf(playlist);
    const megabytes = `${Number((segmentBytes.bytes / 1e6).toFixed(2))} MB`;
    const rate = `${Number((settings.uplink / 1e6).toFixed(1))} Mbit/s`;
    const source = byteSourceWords[segmentBytes.source];
    const measure = `一个切片约 ${megabytes}（${source}），上行 ${rate} 的观众要 ${seconds(upload)} 送完`;
    const base = {docs: '/docs/faq/Integration#p2p-timeouts'};
    if (live && live.budget > 0 && upload > live.budget) {
      return [
        {
          ...base,
          id: 'uplink-late',
          severity: 'warning',
          title: `${facts.label}：切片送不及`,
          detail: `${measure}，而切片从出现到进入高需求窗口只有 ${seconds(live.budget)}。几位观众分担不同的切片，但一个切片由一位送。`,
          fix: '缩短切片、降低码率，或加长播放列表。',
        },
      ];
    }
    if (upload > length) {
      return [
        {
          ...base,
          id: 'uplink-slow',
          severity: 'warning',
          title: `${facts.label}：码率高于观众的上行`,
          detail: `${measure}，比切片本身的 ${seconds(length)} 还长。一位观众供不起另一位，要几位一起才跟得上，分享率会明显低于上限。`,
          fix: '给人多的清晰度用更低的码率；上行是假设值，可以在设置里改。',
        },
      ];
    }
    return [
      {
        ...base,
        id: 'uplink-fine',
        severity: 'good',
        title: `${facts.label}：上行送得完`,
        detail: `${measure}，短于切片的 ${seconds(length)}。`,
      },
    ];
  });
