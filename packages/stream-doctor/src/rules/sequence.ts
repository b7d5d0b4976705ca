import {targetDurationOf, usualDurationOf} from '../liveRoom.ts';
import {changeBetween, endOf, type Change} from '../playlist/changeBetween.ts';
import type {MediaPlaylist} from '../playlist/types.ts';
import type {Finding} from '../report.ts';
import {sumOf} from '../sumOf.ts';
import {quote} from '../inSentence.ts';
import {LIMITS, LIVE_PLAYLIST, ofFirst, seconds, type Later, type Rule} from './context.ts';

const RESET = '/docs/faq/Integration#sequence-reset';

/** Segments are known by their media sequence number, so numbers must keep their meaning while the list slides. */
export const numbering = ofFirst(({playlist}) => {
  if (playlist.flow === 'vod' || playlist.segments.length === 0) return [];
  const has = (name: string) => playlist.tags.some((tag) => tag.name === name);
  const findings: Finding[] = [];
  if (playlist.flow === 'live' && !has('EXT-X-MEDIA-SEQUENCE')) {
    findings.push({
      id: 'sequence-missing',
      severity: 'warning',
      title: '缺少 EXT-X-MEDIA-SEQUENCE',
      detail: '节点之间按媒体序号对应切片，缺了它就从 0 数起。播放列表一旦滑动，同一个号码会指向不同的切片，观众会拿到错的内容。',
      fix: '滑动的播放列表必须写 EXT-X-MEDIA-SEQUENCE，并逐个递增；是录像，就在末尾补上 #EXT-X-ENDLIST。',
      docs: RESET,
    });
  }
  const written = playlist.tags.find(({name}) => name === 'EXT-X-MEDIA-SEQUENCE');
  // As hls.js reads it: blanks may stand before the number, a tab may not.
  if (written && !/^ *\d/.test(written.value)) {
    findings.push({
      id: 'sequence-unreadable',
      severity: 'problem',
      title: /^\s/.test(written.value) ? '媒体序号前面有制表符，hls.js 读不到' : `媒体序号${quote(written.value)}读不懂`,
      detail: 'hls.js 从 0 数起。播放列表一旦滑动，同一个号码会指向不同的切片，观众会拿到错的内容。',
      fix: 'EXT-X-MEDIA-SEQUENCE 的冒号后面直接写不带符号的整数，并逐个递增。',
      lines: [written.line],
      docs: RESET,
    });
  }
  if (!Number.isSafeInteger(playlist.firstSequence + playlist.skippedCount + playlist.segments.length)) {
    findings.push({
      id: 'sequence-huge',
      severity: 'problem',
      title: '媒体序号大到浏览器数不准',
      detail: `从 ${playlist.firstSequence} 起已超过 2⁵³，相邻的号码会变成同一个。`,
      fix: '用秒或毫秒作起点，不要用纳秒。',
      docs: RESET,
    });
  }
  if (playlist.flow === 'live' && has('EXT-X-DISCONTINUITY') && !has('EXT-X-DISCONTINUITY-SEQUENCE')) {
    findings.push({
      id: 'discontinuity-sequence-missing',
      severity: 'note',
      title: '有不连续点，却没有 EXT-X-DISCONTINUITY-SEQUENCE',
      detail: '不连续点滑出播放列表之后，播放器对不齐时间线，多清晰度切换时可能卡顿。不影响 P2P 的编号。',
      fix: '补上 EXT-X-DISCONTINUITY-SEQUENCE。',
      docs: LIMITS,
    });
  }
  return findings;
});

/** What happened from one reading of a live playlist to the next. */
export const movement: Rule = ({media}) =>
  media.flatMap(({playlist, later}): Finding[] => {
    if (playlist.flow === 'vod' || later.length === 0) return [];
    const found = new Map<string, Finding>();
    let before = playlist;
    let waited: number | undefined = 0;
    let added = 0;
    for (const [index, reading] of later.entries()) {
      waited = sumOf(waited, reading.afterSeconds);
      const findings = findingsBetween(before, reading.playlist, {waited, which: whichOf(index, later.length), added, later});
      // Too early to tell: what comes next is compared with what came first.
      if (findings.some(({id}) => id === UNMOVED) && reading !== later.at(-1)) continue;
      for (const finding of findings) if (!found.has(finding.id) || finding.id === STEADY) found.set(finding.id, finding);
      added += changeBetween(before, reading.playlist).added;
      before = reading.playlist;
      waited = 0;
    }
    if (found.size > 1) found.delete(UNMOVED);
    // What went wrong once was not steady.
    if ([...found.values()].some(({severity}) => severity === 'problem' || severity === 'warning')) found.delete(STEADY);
    return [...found.values()];
  });

const STEADY = 'sequence-steady';
const UNMOVED = 'sequence-unmoved';

/** 「再读」 where there are two readings, 「第 4 次读到的」 where there are more. */
const whichOf = (index: number, count: number): string => (count === 1 ? '再读一次，' : `第 ${index + 2} 次读，`);

type Between = {
  readonly waited: number | undefined;
  readonly which: string;
  /** Before this one. */
  readonly added: number;
  readonly later: readonly Later[];
};

function findingsBetween(before: MediaPlaylist, now: MediaPlaylist, {waited, which, added, later}: Between): Finding[] {
  const change = changeBetween(before, now);
  const after = waited === undefined ? '' : `隔 ${seconds(waited)}，`;
  const trimmed = before.flow === 'event' && change.kind === 'moved' ? now.firstSequence - before.firstSequence : 0;
  if (trimmed > 0)
    return [
      {
        id: 'event-trimmed',
        severity: 'warning',
        title: `EVENT 播放列表的开头少了 ${trimmed} 个切片`,
        detail: `${after}${which}从 ${now.firstSequence} 号开始。EXT-X-PLAYLIST-TYPE 是 EVENT 的播放列表只能在末尾加，不能删：播放器以为从头都还在，往回拖就取不到。`,
        fix: '要滑动就去掉 EXT-X-PLAYLIST-TYPE。',
        docs: LIVE_PLAYLIST,
      },
    ];
  switch (change.kind) {
    case 'older':
      return [
        {
          id: 'playlist-older',
          severity: 'warning',
          title: '读到了旧副本',
          detail: `${after}${which}播放列表末尾从 ${endOf(before) - 1} 号退到 ${endOf(now) - 1} 号，相同的序号仍指向相同的切片：CDN 把播放列表缓存太久，各台机器上有新有旧。`,
          fix: '播放列表的缓存时间设为目标时长的一半以内。',
          docs: LIVE_PLAYLIST,
        },
      ];
    case 'reset':
      return [
        {
          id: 'sequence-reset',
          severity: 'problem',
          title: `媒体序号倒退：${before.firstSequence} 变成 ${now.firstSequence}`,
          detail: `${after}${which}播放列表从更小的序号开始，切片也是别的。编码器重启，或请求落到了序号不同的另一台源站；节点手里的旧切片会被当成新切片发出去。`,
          fix: '让源站的序号跨重启递增（例如用开播以来的秒数），各源站保持一致；做不到就在重启时换 swarmId，并开启切片校验。',
          docs: RESET,
        },
      ];
    case 'removed':
      return [
        {
          id: 'segments-removed',
          severity: 'problem',
          title: `播放列表中间少了 ${change.removed.length} 个切片`,
          detail: `${after}${which}${quote(change.removed[0]!.uri)}不见了，它后面的切片都换了号，${change.changed!.now.sequence} 号现在是${quote(change.changed!.now.uri)}。hls.js 报 levelParsingError，节点会互传错的切片。`,
          fix: '切片只能从开头滑出；坏的切片留在原位，标上 EXT-X-GAP。',
          docs: RESET,
        },
      ];
    case 'changed':
      return [
        {
          id: 'sequence-mismatch',
          severity: 'problem',
          title: `同一个序号 ${change.changed!.now.sequence} 指向了不同的切片`,
          detail: `${after}${which}从${quote(change.changed!.before.uri)}变成了${quote(change.changed!.now.uri)}。观众会把两者当作同一个切片互传。`,
          fix: '各源站用同一份编码、同一套序号；重启后序号不要归零。',
          docs: RESET,
        },
      ];
    case 'ended':
      return [
        {
          id: 'sequence-ended',
          severity: 'note',
          title: '直播刚刚结束',
          detail: `${after}${which}播放列表有了 EXT-X-ENDLIST，没有新切片可以比较。`,
          docs: LIVE_PLAYLIST,
        },
      ];
    case 'unmoved':
      return [unmoved(before, waited)];
    case 'moved':
      return [change.skipped > 0 ? apart(before, now, change, {waited, after, which}) : steady(added + change.added, later)];
  }
}

function unmoved(playlist: MediaPlaylist, waited: number | undefined): Finding {
  const title = waited === undefined ? '两份内容之间没有新切片' : `${seconds(waited)}里没有新切片`;
  const isEarly = waited === undefined || waited < 1.5 * targetDurationOf(playlist);
  return isEarly
    ? {
        id: UNMOVED,
        severity: 'note',
        title,
        detail:
          waited === undefined
            ? '不知道隔了多久：不到 1.5 个目标时长，没有新切片是正常的。'
            : '还不到 1.5 个目标时长，看不出是直播停了，还是下一个切片没到。',
        fix: '过一会儿再检查一次。',
        docs: LIVE_PLAYLIST,
      }
    : {
        id: 'stale',
        severity: 'warning',
        title,
        detail: '超过了 1.5 个目标时长。编码器停了，或 CDN 缓存了播放列表。',
        fix: '播放列表的缓存时间设为目标时长的一半以内。',
        docs: LIVE_PLAYLIST,
      };
}

/** The two have no number in common: time may have passed, or the numbers leapt. */
function apart(
  before: MediaPlaylist,
  now: MediaPlaylist,
  {added, skipped}: Change,
  {waited, after, which}: {readonly waited: number | undefined; readonly after: string; readonly which: string},
): Finding {
  const span = `列到 ${endOf(before) - 1} 号之后，${after}${which}从 ${endOf(before) + skipped} 号开始`;
  if (waited !== undefined && added * usualDurationOf(now) > waited + 3 * targetDurationOf(now))
    return {
      id: 'sequence-jump',
      severity: 'problem',
      title: `媒体序号跳过了 ${skipped} 个`,
      detail: `${span}，这段时间里出不了这么多切片。`,
      fix: '编码器的时钟调过，或源站换了一台：序号只能逐个递增。',
      docs: RESET,
    };
  return {
    id: 'sequence-apart',
    severity: 'note',
    title: '两次读到的没有相同的序号',
    detail: `${span}，没有同一个号的切片可以比较。`,
    fix: '隔得短一些再读一次，让两份播放列表有重叠。',
    docs: RESET,
  };
}

function steady(added: number, later: readonly Later[]): Finding {
  const waited = later.reduce<number | undefined>((sum, {afterSeconds}) => sumOf(sum, afterSeconds), 0);
  const span = waited === undefined ? '' : `前后 ${seconds(waited)}，`;
  return {
    id: STEADY,
    severity: 'good',
    title: `${later.length === 1 ? '两' : ` ${later.length + 1} `}次读取之间序号连续`.trim(),
    detail: `${span}同一个序号仍指向同一个切片，新增 ${added} 个。`,
    docs: RESET,
  };
}
