import {quote} from '../inSentence.ts';
import {endOf, type Change} from '../playlist/changeBetween.ts';
import type {MediaPlaylist} from '../playlist/types.ts';
import {seconds} from '../rules/context.ts';
import type {Warning, WarningId} from './types.ts';

type Facts = {
  readonly now: MediaPlaylist;
  readonly before?: MediaPlaylist;
  readonly change?: Change;
  readonly stallsIn?: number;
  /** What a failed request said. */
  readonly failure?: string;
  /** Since something new was read, s. */
  readonly age?: number;
  /** What viewers have lost of their distance to the end, s. */
  readonly lost?: number;
  /** How far the dates were set forward, s. */
  readonly step?: number;
  readonly sequence?: number;
};

type Texts = Omit<Warning, 'id' | 'stallsIn'>;

/** A warning in words. */
export const warningOf = (id: WarningId, facts: Facts): Warning => ({
  id,
  ...texts[id](facts),
  ...(facts.stallsIn !== undefined && {stallsIn: Math.round(facts.stallsIn * 10) / 10}),
});

const ENCODER = '看编码器与源站是否还在出切片；都在出，就看 CDN 是否缓存了播放列表。';
const NUMBERS = '让源站的序号跨重启递增，各源站保持一致；做不到就在重启时换 swarmId，并开启切片校验。';

const texts: Record<WarningId, (facts: Facts) => Texts> = {
  late: ({age = 0}) => ({
    severity: 'problem',
    title: `${seconds(age)} 没有新切片`,
    detail: '播放器按它自己的节奏又读了几次，播放列表都没有变。',
    fix: ENCODER,
  }),
  failing: ({age = 0, failure}) => ({
    severity: 'problem',
    title: '播放列表读不到了',
    detail: `${failure}距上一次读到新切片 ${seconds(age)}。`,
    fix: '看源站与 CDN 的日志里这个地址的状态码。',
  }),
  slow: ({lost = 0}) => ({
    severity: 'warning',
    title: `播放列表比时钟慢了 ${seconds(lost)}`,
    detail: '新切片一直在来，但越来越晚：已经在看的人每次都少一点缓冲。',
    fix: '看编码器是否跟得上实时，上行是否够用。',
  }),
  'segment-missing': ({sequence, failure}) => ({
    severity: 'problem',
    title: `播放列表里的 ${sequence} 号切片取不到`,
    detail: `${failure}问了两次都是这样。`,
    fix: '切片要先传到，再写进播放列表；看源站与 CDN 上有没有这个文件。',
  }),
  reset: ({before, now}) => ({
    severity: 'problem',
    title: `媒体序号倒退：${before!.firstSequence} 变成 ${now.firstSequence}`,
    detail: '编码器重启，或请求落到了序号不同的另一台源站；节点手里的旧切片会被当成新切片发出去。',
    fix: NUMBERS,
  }),
  jump: ({before, now, change}) => ({
    severity: 'problem',
    title: `媒体序号跳过了 ${change!.skipped} 个`,
    detail: `上一次列到 ${endOf(before!) - 1} 号，这一次从 ${now.segments[0]?.sequence ?? now.firstSequence} 号开始，中间的切片没有出现过。`,
    fix: '编码器的时钟调过，或源站换了一台：序号只能逐个递增。',
  }),
  removed: ({change}) => ({
    severity: 'problem',
    title: `播放列表中间少了 ${change!.removed.length} 个切片`,
    detail: `${quote(change!.removed[0]!.uri)}不见了，它后面的切片都换了号；hls.js 报 levelParsingError，节点会互传错的切片。`,
    fix: '切片只能从开头滑出；坏的切片留在原位，标上 EXT-X-GAP。',
  }),
  changed: ({change}) => ({
    severity: 'problem',
    title: `同一个序号 ${change!.changed!.now.sequence} 指向了不同的切片`,
    detail: `刚才是${quote(change!.changed!.before.uri)}，现在是${quote(change!.changed!.now.uri)}。观众会把两者当作同一个切片互传。`,
    fix: NUMBERS,
  }),
  clock: ({step = 0}) => ({
    severity: 'warning',
    title: `播放列表里的时间${step > 0 ? '向前' : '向后'}跳了 ${seconds(Math.abs(step))}`,
    detail: 'EXT-X-PROGRAM-DATE-TIME 接不上前一个切片，中间也没有 EXT-X-DISCONTINUITY：编码器的时钟调过，或少了内容。',
    fix: '编码器用不回拨的时钟；内容真有断点，就写 EXT-X-DISCONTINUITY。',
  }),
  'stale-copies': ({before, now}) => ({
    severity: 'note',
    title: '读到了旧副本',
    detail: `播放列表末尾从 ${endOf(before!) - 1} 号退到 ${endOf(now) - 1} 号，相同的序号仍指向相同的切片：CDN 各台机器上有新有旧。`,
    fix: '播放列表的缓存时间设为目标时长的一半以内。',
  }),
};
