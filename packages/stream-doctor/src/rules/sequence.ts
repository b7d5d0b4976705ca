import {targetDurationOf} from '../liveRoom.ts';
import type {MediaPlaylist, Segment} from '../playlist/types.ts';
import type {Finding} from '../report.ts';
import {LIMITS, LIVE_PLAYLIST, ofFirst, quote, seconds, type Later, type Rule} from './context.ts';

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
      detail: '切片按媒体序号认领，缺了它就从 0 数起。列表一旦滑动，同一个号码会指向不同的切片，观众会拿到错的内容。',
      fix: '滑动的列表必须写 EXT-X-MEDIA-SEQUENCE，并逐个递增；是录像，就在末尾补上 #EXT-X-ENDLIST。',
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
      detail: 'hls.js 从 0 数起。列表一旦滑动，同一个号码会指向不同的切片，观众会拿到错的内容。',
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
      detail: '不连续点滑出列表之后，播放器对不齐时间线，多清晰度切换时可能卡顿。不影响 P2P 的编号。',
      fix: '补上 EXT-X-DISCONTINUITY-SEQUENCE。',
      docs: LIMITS,
    });
  }
  return findings;
});

/** What happened from one fetch of a live playlist to the next. */
export const movement: Rule = ({media}) =>
  media.flatMap(({playlist, later}): Finding[] => {
    if (playlist.flow === 'vod') return [];
    const found = new Map<string, Finding>();
    let before = playlist;
    let waited = 0;
    for (const reading of later) {
      waited += reading.afterSeconds;
      const finding = changeBetween(before, {...reading, afterSeconds: waited});
      // Too early to tell: what comes next is compared with what came first.
      if (finding.id === UNMOVED && reading !== later.at(-1)) continue;
      if (!found.has(finding.id)) found.set(finding.id, finding);
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

function changeBetween(playlist: MediaPlaylist, {playlist: later, afterSeconds}: Later): Finding {
  const after = seconds(afterSeconds);
  const added = endOf(later) - endOf(playlist);
  const shared = sharedSegments(playlist, later);
  const changed = shared.find(({before, now}) => fileName(before) !== fileName(now));
  const isSame = shared.length > 0 && !changed;
  if (isSame && added < 0) {
    return {
      id: 'playlist-older',
      severity: 'warning',
      title: '第二次读到了旧副本',
      detail: `${after}后再读，列表末尾从 ${endOf(playlist) - 1} 号退到 ${endOf(later) - 1} 号，相同的序号仍指向相同的切片：CDN 把播放列表缓存太久，各台机器上有新有旧。`,
      fix: '播放列表的缓存时间设为目标时长的一半以内。',
      docs: LIVE_PLAYLIST,
    };
  }
  if (later.firstSequence < playlist.firstSequence && !isSame) {
    return {
      id: 'sequence-reset',
      severity: 'problem',
      title: `媒体序号倒退：${playlist.firstSequence} 变成 ${later.firstSequence}`,
      detail: `两次相隔 ${after}。编码器重启，或请求落到了序号不同的另一台源站；节点手里的旧切片会被当成新切片发出去。`,
      fix: '让源站的序号跨重启递增（例如用开播以来的秒数），各源站保持一致；做不到就在重启时换 swarmId，并开启切片校验。',
      docs: RESET,
    };
  }
  if (changed) {
    return {
      id: 'sequence-mismatch',
      severity: 'problem',
      title: `同一个序号 ${changed.now.sequence} 指向了不同的切片`,
      detail: `${after}前是${quote(changed.before.uri)}，现在是${quote(changed.now.uri)}。观众会把两者当作同一个切片互传。`,
      fix: '各源站用同一份编码、同一套序号；重启后序号不要归零。',
      docs: RESET,
    };
  }
  if (added <= 0 && later.flow === 'vod') {
    return {
      id: 'sequence-ended',
      severity: 'note',
      title: '直播刚刚结束',
      detail: `${after}后再读，列表有了 EXT-X-ENDLIST，没有新切片可以比较。`,
      docs: LIVE_PLAYLIST,
    };
  }
  if (added <= 0 && afterSeconds < 1.5 * targetDurationOf(playlist)) {
    return {
      id: UNMOVED,
      severity: 'note',
      title: `${after}里没有新切片`,
      detail: '还不到 1.5 个目标时长，看不出是直播停了，还是下一个切片没到。',
      fix: '过一会儿再检查一次。',
      docs: LIVE_PLAYLIST,
    };
  }
  if (added <= 0) {
    return {
      id: 'stale',
      severity: 'warning',
      title: `${after}里没有新切片`,
      detail: '超过了 1.5 个目标时长。编码器停了，或 CDN 缓存了播放列表。',
      fix: '播放列表的缓存时间设为目标时长的一半以内。',
      docs: LIVE_PLAYLIST,
    };
  }
  return {
    id: STEADY,
    severity: 'good',
    title: '两次读取之间序号连续',
    detail: `相隔 ${after}，同一个序号仍指向同一个切片，新增 ${added} 个。`,
    docs: RESET,
  };
}

/** One past the last number. */
const endOf = ({firstSequence, skippedCount, segments}: MediaPlaylist): number => firstSequence + skippedCount + segments.length;

/** Segments that have the same number in both. */
function sharedSegments(before: MediaPlaylist, now: MediaPlaylist): {readonly before: Segment; readonly now: Segment}[] {
  const known = new Map(before.segments.map((segment) => [segment.sequence, segment]));
  return now.segments.flatMap((segment) => {
    const earlier = known.get(segment.sequence);
    return earlier ? [{before: earlier, now: segment}] : [];
  });
}

/** A token in the query or the folder may differ from one answer to the next. */
const fileName = ({uri, byteRange}: Segment): string => `${uri.split(/[?#]/)[0]!.split('/').at(-1)}@${byteRange?.offset ?? 0}`;
