import {isWatched} from '../container.ts';
import {targetDurationOf, usualDurationOf} from '../liveRoom.ts';
import {advisedSegment, judgeLength} from '../model.ts';
import type {Finding} from '../report.ts';
import {beforeChinese, quote} from '../inSentence.ts';
import {CORS, LIMITS, linesOf, list, LIVE_PLAYLIST, ofFirst, seconds, TUNING, TUNING_CHOICES, type Rule} from './context.ts';

const ADVICE = `改为 ${advisedSegment.usual} s 左右（${advisedSegment.from} 至 ${advisedSegment.to} s）。`;
/** Rounding up and the odd long segment explain a target somewhat above the segments, not one of twice their length. */
const FAR_ABOVE = 2;

export const segmentLength = ofFirst(({playlist, facts}) => {
  if (facts.segmentCount === 0 || !isWatched(playlist)) return [];
  const {shortest, longest} = facts;
  const target = targetDurationOf(playlist);
  const usual = usualDurationOf(playlist);
  const length = judgeLength(usual);
  const findings: Finding[] = [];
  if (playlist.targetDuration === undefined) {
    const written = playlist.tags.find(({name}) => name === 'EXT-X-TARGETDURATION');
    findings.push({
      id: 'target-duration-missing',
      severity: 'problem',
      title: written ? 'hls.js 读不懂 EXT-X-TARGETDURATION' : '缺少 EXT-X-TARGETDURATION',
      detail: `${written ? `第 ${written.line} 行写的是${quote(written.value)}，不是整数。` : ''}它是必需的；hls.js 没有它会拒绝播放。`,
      fix: `${written ? '改为' : '补上'} #EXT-X-TARGETDURATION:${Math.max(1, target)}。`,
      docs: TUNING,
      lines: written ? [written.line] : undefined,
    });
  } else if (Math.round(longest) > playlist.targetDuration) {
    findings.push({
      id: 'segment-over-target',
      severity: 'warning',
      title: `最长的切片 ${seconds(longest)}，超过目标时长 ${seconds(playlist.targetDuration)}`,
      detail: '目标时长是刷新播放列表和计算直播延迟的单位，写小了，播放器会刷新过勤、起播过近。',
      fix: `把 EXT-X-TARGETDURATION 改为 ${Math.ceil(longest)}，或修正编码器的关键帧间隔。`,
      docs: TUNING_CHOICES,
    });
  } else if (playlist.flow !== 'vod' && longest > 0 && playlist.targetDuration >= FAR_ABOVE * longest) {
    findings.push({
      id: 'target-over-segments',
      severity: 'warning',
      title: `目标时长 ${seconds(playlist.targetDuration)}，最长的切片只有 ${seconds(longest)}`,
      detail: '播放器按目标时长刷新播放列表、计算直播延迟。写大了，刷新会变慢，新切片晚一步才看到，直播延迟也偏大。',
      fix: `把 EXT-X-TARGETDURATION 改为 ${Math.max(1, Math.round(longest))}。`,
      docs: TUNING_CHOICES,
    });
  }
  if (length === 'short')
    findings.push({
      id: 'segment-short',
      severity: 'warning',
      title: `切片只有 ${seconds(usual)}`,
      detail: '每个切片都要问一次节点、调度一次；太短，这些开销占比就高，窗口的秒数也很难做大。',
      fix: ADVICE,
      docs: TUNING_CHOICES,
    });
  if (length === 'long')
    findings.push({
      id: 'segment-long',
      severity: 'warning',
      title: `切片长达 ${seconds(usual)}`,
      detail: '一个切片太大，一位观众的上行很难在它进入高需求窗口之前送完；送到一半离开，就要从 HTTP 补。',
      fix: ADVICE,
      docs: '/docs/faq/Integration#p2p-timeouts',
    });
  // The last segment of a recording is what is left over.
  const steady = playlist.flow === 'vod' ? playlist.segments.slice(0, -1) : playlist.segments;
  const least = steady.reduce((least, {duration}) => Math.min(least, duration), longest);
  if (steady.length > 2 && least < longest / 2 && shortest > 0) {
    findings.push({
      id: 'segment-uneven',
      severity: 'note',
      title: `切片长短不一，${seconds(least)} 到 ${seconds(longest)}`,
      detail: `${playlist.flow === 'vod' ? '一个切片由一位观众送，长的那些要的时间也长。' : '引擎按目标时长估算直播延迟，实际的 P2P 空间会上下浮动。'}常见于场景切换处插关键帧，或插播的接缝。`,
      fix: '固定关键帧间隔，让切片等长。',
      docs: TUNING_CHOICES,
    });
  }
  return findings;
});

/** Each playlist has lines of its own, so each has a finding of its own. */
export const syntax: Rule = ({media, multivariant}) =>
  [
    ...(multivariant ? [{playlist: multivariant, label: '主播放列表'}] : []),
    ...media.map(({playlist, facts}) => ({playlist, label: beforeChinese(facts.label)})),
  ]
    .filter(({playlist}) => playlist.complaints.length > 0)
    .map(({playlist: {complaints}, label}): Finding => {
      const lines = [...new Set(complaints.map(({line}) => line))];
      return {
        id: 'syntax',
        severity: 'warning',
        title: `${lines.length} 行写得不合规范`,
        detail: `${label}${linesOf(lines)}：${list([...new Set(complaints.map(({message}) => message))], 3)}。各家播放器对它们的容忍不同。`,
        fix: '按 RFC 8216 改正；编码器或拼接脚本通常是来源。',
        docs: LIVE_PLAYLIST,
        lines,
      };
    });

export const structure = ofFirst(({playlist, facts}) => {
  const findings: Finding[] = [];
  if (facts.segmentCount === 0) {
    const lengths = playlist.tags.filter(({name}) => name === 'EXTINF').map(({line}) => line);
    findings.push({
      id: 'no-segments',
      severity: 'problem',
      title: '播放列表里没有切片',
      ...(lengths.length === 0
        ? {detail: '还没有开播、已经停播，或内容被截断。', fix: '开播后再检查。'}
        : {
            detail: `${linesOf(lengths)}是 EXTINF，后面却没有一行切片地址；逗号后面的字是标题，不是地址。`,
            fix: '地址另起一行，写在 EXTINF 的下面。',
            lines: lengths,
          }),
      docs: LIVE_PLAYLIST,
    });
  }
  const repeated = repeatedAddresses(
    playlist.segments
      .filter(({isLeftover}) => !isLeftover)
      .map(({uri, byteRange}) => `${uri}${byteRange ? `|${byteRange.offset}-${byteRange.length}` : ''}`),
  );
  if (repeated.length > 0) {
    findings.push({
      id: 'segment-repeated',
      severity: 'warning',
      title: `${repeated.length} 个切片地址出现了不止一次`,
      detail: `例如${quote(repeated[0]!)}。引擎按地址登记切片，同一地址只登记第一次，后面几次会与它共用编号。`,
      fix: '给重复播放的内容（垫片、片头）不同的地址，加一个查询参数即可。',
      docs: LIMITS,
    });
  }
  if (playlist.tags.some(({name}) => name === 'EXT-X-I-FRAMES-ONLY')) {
    findings.push({
      id: 'iframes-only',
      severity: 'note',
      title: '这是只含关键帧的播放列表',
      detail: '它用于拖动预览，不是观众看的那一路；引擎只登记正常播放的清晰度。',
      fix: '检查主播放列表，或其中一路清晰度。',
      docs: LIMITS,
    });
  }
  if (playlist.segments.some(({map}) => map)) {
    findings.push({
      id: 'init-segment',
      severity: 'note',
      title: '初始化切片走 HTTP',
      detail: '引擎不登记 EXT-X-MAP 指向的初始化切片，每位观众各自从 CDN 取。体积通常很小。',
      docs: LIMITS,
    });
  }
  if (playlist.segments.some(({byteRange}) => byteRange)) {
    findings.push({
      id: 'byte-range',
      severity: 'note',
      ...(new Set(playlist.segments.map(({uri}) => uri)).size < playlist.segments.length
        ? {title: '切片是大文件里的字节范围'}
        : {title: '切片各是一个文件，另写了字节范围'}),
      detail: '引擎按「地址加范围」登记，可以走 P2P。各个 CDN 上的文件必须逐字节相同，并且支持 Range。',
      docs: CORS,
    });
  }
  const gaps = playlist.segments.filter(({isGap}) => isGap).length;
  if (gaps > 0 && gaps === facts.segmentCount)
    findings.push({
      id: 'gap-all',
      severity: 'problem',
      title: '所有切片都标着 EXT-X-GAP',
      detail: '播放列表里没有一个能播放的切片：编码器没有产出内容。hls.js 没有可放的，Shaka 拒绝这份播放列表；P2P 也没有可传的。',
      fix: '查编码器有没有信号；有内容的切片去掉 EXT-X-GAP。',
      docs: LIMITS,
    });
  else if (gaps > 0)
    findings.push({
      id: 'gap',
      severity: 'note',
      title: `${gaps} 个切片标着 EXT-X-GAP`,
      detail: '编码器没有产出这些切片，播放器会跳过；请求它们会得到 404。',
      fix: '查编码器那段时间的日志。',
      docs: LIMITS,
    });
  if (facts.flow === 'live' && playlist.tags.some(({name, value}) => name === 'EXT-X-PLAYLIST-TYPE' && value.trim() === 'VOD')) {
    findings.push({
      id: 'endlist-missing',
      severity: 'problem',
      title: '标着 VOD，却没有 EXT-X-ENDLIST',
      detail: '没有结束标记，hls.js 当它是直播：从末尾起播、不断刷新。',
      fix: '在末尾补上 #EXT-X-ENDLIST。',
      docs: '/docs/hls-sdk/tuning#tuning-vod',
    });
  }
  if (facts.flow === 'vod') {
    findings.push({
      id: 'vod-edits',
      severity: 'note',
      title: '剪过的点播要换群组',
      detail: '切片的编号是它的媒体序号，与地址无关。播放列表里插入或删去切片之后，号码对应的内容就变了。',
      fix: '重新剪辑、换广告之后换一个 swarmId。',
      docs: '/docs/hls-sdk/tuning#tuning-vod',
    });
  }
  return findings;
});

function repeatedAddresses(addresses: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated = addresses.filter((address) => seen.has(address) || !seen.add(address));
  return [...new Set(repeated)];
}
