import {errorCatalog, type ErrorId} from 'x2-core/errors';
import {formatBytes, formatPercent} from '../shared/format.ts';
import type {Evidence} from './evidence.ts';

/** A step of the ladder in /docs/no-p2p; 0 comes before it: the video does not play either. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export type Cause = {
  readonly id: string;
  readonly level: Level;
  readonly title: string;
  /** What to do about it. */
  readonly advice: string;
};

/** What was found, with the readings that say so; or what is still missing. `seen`: what was recognized in the text of each side. */
export type Verdict = Finding & {readonly seen: readonly string[]};

type Finding =
  | {readonly kind: 'cause'; readonly cause: Cause; readonly because: string; readonly also?: string}
  | {readonly kind: 'works'; readonly because: string}
  | {readonly kind: 'unclear'; readonly ask: string};

/** Both viewers, where there are two. */
type Both = {
  readonly all: readonly Evidence[];
  readonly hasTwo: boolean;
  /** Anything at all came from a peer. */
  readonly exchanged: boolean;
  readonly hasPeers: boolean;
};

/** A cause, and how it is known: the reading that shows it, or undefined. */
type Rule = Cause & {readonly shows: (both: Both) => string | undefined};

const some = <Found>(all: readonly Evidence[], look: (evidence: Evidence) => Found | undefined): Found | undefined =>
  all.map(look).find((found) => found !== undefined);

/** Where it holds of one of them: the sentence. */
const where =
  (holds: (evidence: Evidence) => boolean, because: string): Rule['shows'] =>
  ({all}) =>
    all.some(holds) ? because : undefined;

const errorIn =
  (...ids: readonly ErrorId[]) =>
  ({all}: Both): string | undefined =>
    some(all, ({errors}) => {
      const id = errors.find((error) => ids.includes(error));
      return id && `${id}：${errorCatalog[id].title}。`;
    });

const reasonIn =
  (...reasons: readonly string[]) =>
  ({all}: Both): string | undefined =>
    some(all, ({state}) => (state?.reason && reasons.includes(state.reason) ? `getState() 的 reason 是 ${state.reason}。` : undefined));

const probeIn =
  (status: 'fail' | 'warn', ...ids: readonly string[]) =>
  ({all}: Both): string | undefined =>
    some(all, ({probes}) => {
      const probe = probes?.find((one) => one.status === status && ids.includes(one.id));
      return probe && `环境体检：${probe.text}`;
    });

const findingIn =
  (...ids: readonly string[]) =>
  ({all}: Both): string | undefined =>
    some(all, ({findings}) => {
      const finding = findings?.find(({id}) => ids.includes(id));
      return finding && `流体检：${finding.title}。`;
    });

const firstOf =
  (...looks: readonly Rule['shows'][]): Rule['shows'] =>
  (both) =>
    looks.map((look) => look(both)).find((found) => found !== undefined);

/** Only where nothing came from a peer. */
const unlessExchanged =
  (look: Rule['shows']): Rule['shows'] =>
  (both) =>
    both.exchanged ? undefined : look(both);

/** Only where nobody is connected. */
const withoutPeers =
  (look: Rule['shows']): Rule['shows'] =>
  (both) =>
    both.hasPeers || both.exchanged ? undefined : look(both);

const THROWN = Object.entries(errorCatalog).flatMap(([id, {effect}]) =>
  effect === 'throw' && id !== 'X2-1001' && id !== 'X2-1005' ? [id as ErrorId] : [],
);

const sameStarted = ({all}: Both): boolean => all[0]!.announced.some((hash) => all[1]?.announced.includes(hash));
const bothAnnounced = ({all, hasTwo}: Both): boolean => hasTwo && all.every(({announced}) => announced.length > 0);
const bothAlone = ({all, hasTwo}: Both): boolean => hasTwo && all.every(({state}) => state?.state === 'alone');
const mostCounted = ({all}: Both): number | undefined => {
  const counts = all.flatMap(({counted}) => counted ?? []);
  return counts.length > 0 ? Math.max(...counts) : undefined;
};

/** From the first step of the ladder to the last, except that what is certain comes before what is likely. */
const rules: readonly Rule[] = [
  {
    id: 'thrown',
    level: 0,
    title: '引擎没有创建成功',
    advice: '创建引擎的那一行抛出了错误：按编号改正，并捕获它，捕获之后照常播放。',
    shows: unlessExchanged(errorIn(...THROWN)),
  },
  {
    id: 'unsupported',
    level: 3,
    title: '这个浏览器不支持 P2P',
    advice: '无需处理，播放走 HTTP。换一个有 MSE 与 WebRTC 数据通道的浏览器再测。',
    shows: firstOf(errorIn('X2-1103'), reasonIn('unsupported'), probeIn('fail', 'media-source', 'data-channel', 'web-socket')),
  },
  {
    id: 'token-missing',
    level: 3,
    title: '配置不全，引擎没有开始',
    advice: '在 X2 控制台创建令牌，作为 token 传入；HTTPS 网页上的 Tracker 地址用 wss://。',
    shows: errorIn('X2-1001', 'X2-1005'),
  },
  {
    id: 'no-tracker',
    level: 3,
    title: '没有配置 Tracker',
    advice: '设置 announceTrackers 与 token。它的默认值是空，引擎不会替你连公共 Tracker。',
    shows: unlessExchanged(firstOf(reasonIn('no-tracker'), errorIn('X2-2003'))),
  },
  {
    id: 'disabled',
    level: 2,
    title: 'P2P 被关掉了',
    advice: '查谁把 isP2PDisabled 设成了 true：观众没有同意、省流量模式、远程开关，或测试之后忘了改回来。',
    shows: firstOf(reasonIn('disabled'), unlessExchanged(where(({isP2PDisabled}) => isP2PDisabled, '配置里的 isP2PDisabled 是 true。'))),
  },
  {
    id: 'cellular',
    level: 2,
    title: '蜂窝网络上不参与 P2P',
    advice: '这是 p2pOnCellular 的设置。换 Wi-Fi 再测；要让蜂窝网络的观众也下载，改成 download-only。',
    shows: reasonIn('cellular'),
  },
  {
    id: 'destroyed',
    level: 2,
    title: '引擎已经销毁',
    advice: '读数来自已经销毁的引擎：换播放地址或重建播放器之后，要用新引擎的引用。',
    shows: reasonIn('destroyed'),
  },
  {
    id: 'not-bound',
    level: 2,
    title: '切片没有经过引擎',
    advice:
      '引擎没有接上播放器：HLS.js 要用混入的类或调 bindHls，Shaka Player 要先 registerPlugins，再在 load() 之前 bindShakaPlayer。播放器若退回系统播放（iOS 17.1 以下），也是这样。',
    shows: withoutPeers(
      firstOf(
        where(({isMissing}) => isMissing, '播放器上没有引擎：读它的时候报了 undefined。'),
        where(
          ({stats, state, announced}) =>
            stats?.httpBytes === 0 &&
            stats.p2pBytes === 0 &&
            announced.length === 0 &&
            (state === undefined || state.state === 'connecting'),
          '视频在播，getStats() 的 httpBytes 仍是 0。',
        ),
      ),
    ),
  },
  {
    id: 'unknown-segments',
    level: 2,
    title: '引擎不认识播放器要的切片',
    advice: '播放照常走 HTTP。整场都是这样，就把播放列表与播放器版本发给我们。',
    shows: withoutPeers((both) => (both.all.every(({announced}) => announced.length === 0) ? errorIn('X2-3004')(both) : undefined)),
  },
  {
    id: 'refused',
    level: 4,
    title: 'Tracker 拒绝了请求',
    advice: '多半是令牌不对、过期，或绑定了别的域名：到 X2 控制台核对令牌。',
    shows: firstOf(errorIn('X2-2002'), reasonIn('tracker-refused'), ({all}) =>
      some(all, ({refusals: [reason]}) =>
        reason === undefined ? undefined : `Tracker 的应答里有 failure reason：「${reason.slice(0, 80)}」。`,
      ),
    ),
  },
  {
    id: 'unreachable',
    level: 4,
    title: 'Tracker 连不上',
    advice: '查地址、证书、防火墙与 CSP 的 connect-src；广告拦截扩展也会拦下 WebSocket。',
    shows: withoutPeers(firstOf(errorIn('X2-2001'), reasonIn('tracker-unreachable'), probeIn('fail', 'tracker', 'policy'))),
  },
  {
    id: 'silent-tracker',
    level: 4,
    title: 'Tracker 没有应答',
    advice: '连接建立了，或一直在建立，却没有等到应答：查网关有没有转发 WebSocket，地址后面是不是真的 WebTorrent Tracker。',
    shows: withoutPeers(
      where(
        ({stats, state, announced, isAnswered}) =>
          (state?.state === 'connecting' && (stats?.httpBytes ?? 0) > 0) ||
          (announced.length > 0 && !isAnswered && state?.state !== 'alone'),
        'httpBytes 在涨，Tracker 却一直没有应答。',
      ),
    ),
  },
  {
    id: 'other-swarm',
    level: 5,
    title: '两边不在同一个群组',
    advice:
      '两边锁定同一个清晰度再比一次。仍然不同，就查最终播放地址（路径里的令牌、调度跳转）、swarmId 与引擎版本，用 SwarmID 比对找出差在哪一项，再设置 swarmId。',
    shows: withoutPeers(
      firstOf(
        ({all: [one, other]}) =>
          one?.swarmId !== undefined && other?.swarmId !== undefined && one.swarmId !== other.swarmId
            ? `两边的 swarmId 不同：「${one.swarmId.slice(0, 60)}」与「${other.swarmId.slice(0, 60)}」。`
            : undefined,
        (both) => (bothAnnounced(both) && !sameStarted(both) ? '两边 announce 消息里的 info_hash 不同。' : undefined),
      ),
    ),
  },
  {
    id: 'other-tracker',
    level: 5,
    title: 'Tracker 眼里只有一个人',
    advice: '群组相同，Tracker 却没有看到另一边：两边连的不是同一个 Tracker，或另一边没有在播。',
    shows: withoutPeers((both) =>
      bothAnnounced(both) && sameStarted(both) && (mostCounted(both) ?? 2) < 2
        ? '两边的 info_hash 相同，而 Tracker 应答里的人数都不到 2。'
        : undefined,
    ),
  },
  {
    id: 'apart',
    level: 5,
    title: '两边各自连上了 Tracker，却没有相遇',
    advice: '多半不在同一个群组：在两边的 WS 消息里比较 info_hash。相同，再往下查第 6 级。',
    shows: withoutPeers((both) =>
      bothAlone(both) && !bothAnnounced(both) && !both.all.some(({hasConnectionErrors}) => hasConnectionErrors)
        ? '两边的 getState() 都是 alone。'
        : undefined,
    ),
  },
  {
    id: 'addresses',
    level: 5,
    title: '播放地址会把观众分进不同的群组',
    advice: '给这路流设置 swarmId，两边用同一个值。',
    shows: withoutPeers((both) =>
      both.hasTwo || mostCounted(both) !== undefined ? undefined : findingIn('path-token', 'query-identity', 'redirected')(both),
    ),
  },
  {
    id: 'relay-only',
    level: 6,
    title: '只许走中继，却没有中继',
    advice: '去掉 rtcConfig 里的 iceTransportPolicy: "relay"；非用不可，就在 iceServers 里配好 TURN。',
    shows: withoutPeers(where(({isRelayOnly}) => isRelayOnly, '配置里的 iceTransportPolicy 是 relay。')),
  },
  {
    id: 'not-connected',
    level: 6,
    title: '找到了人，连不上',
    advice: '让两台设备接同一个 Wi-Fi 再试。能连，就查 iceServers 里有没有 STUN、VPN、企业代理与禁 UDP 的网络。',
    shows: withoutPeers(
      firstOf(
        where(({hasConnectionErrors}) => hasConnectionErrors, '浏览器控制台或事件里有 Connection error：两边没有连通。'),
        (both) => {
          const count = mostCounted(both);
          if (count !== undefined && count >= 2 && both.all.some(({hasNoCandidates}) => hasNoCandidates))
            return `Tracker 应答里有 ${count} 个人，而连接邀请里一个候选地址都没有：企业策略、扩展或 rtcConfig 不让收集。`;
          if (count !== undefined && count >= 2) return `Tracker 应答里有 ${count} 个人，peers 仍是 0。`;
          return bothAnnounced(both) && sameStarted(both) ? '两边的 info_hash 相同，peers 仍是 0。' : undefined;
        },
        probeIn('fail', 'stun', 'mdns'),
        where(({laboratory}) => laboratory === 'alone', '在实验室里，这个浏览器自己的几位观众也没有互传。'),
        probeIn('warn', 'stun', 'data-channel'),
      ),
    ),
  },
  {
    id: 'nobody-else',
    level: 1,
    title: '没有第二个人在看',
    advice: '开两个独立的窗口，或用两台设备，同时播放同一路流、同一个清晰度。确有别人在看，就把另一边的读数与 Tracker 消息也贴进来。',
    shows: withoutPeers((both) => {
      if (both.hasTwo) return undefined;
      const count = mostCounted(both);
      if (count !== undefined) return `Tracker 应答里的人数是 ${count}，只有你自己。`;
      return where(({state}) => state?.state === 'alone', 'getState() 是 alone：Tracker 已经应答，没有连上别人。')(both);
    }),
  },
  {
    id: 'no-room',
    level: 7,
    title: '没有留给 P2P 的空间',
    advice: '加长播放列表，或调小 highDemandTimeWindow；具体的数字看流体检与播放列表调优。',
    shows: findingIn('room-none', 'room-tight'),
  },
  {
    id: 'invalid',
    level: 8,
    title: '节点发来的切片没有通过校验',
    advice: '先确认哈希清单与切片是同一版；再查 CDN 各节点的切片是不是逐字节相同。',
    shows: errorIn('X2-3002'),
  },
  {
    id: 'late',
    level: 8,
    title: '对方发得太慢，或中途停住',
    advice: '切片字节 × 8 ÷ 对方上行带宽，就是传完要的秒数。缩短切片、降低码率，或加长播放列表。',
    shows: firstOf(
      errorIn('X2-3001'),
      where(({hasLateTransfers}) => hasLateTransfers, '从节点下载的切片超时、中断或让位给了 HTTP。'),
    ),
  },
  {
    id: 'no-upload',
    level: 8,
    title: '关了上传',
    advice: '关了上传的一边不给别人切片；两边都关，就谁也拿不到。查 isP2PUploadDisabled；两台都用蜂窝网络的手机也是这样。',
    shows: unlessExchanged(({all}) => {
      const closed = all.filter(({isUploadDisabled}) => isUploadDisabled).length;
      if (closed === 0) return undefined;
      return closed === 2 ? '两边的 isP2PUploadDisabled 都是 true。' : '贴了配置的这一边，isP2PUploadDisabled 是 true。';
    }),
  },
];

const connectedButIdle: Cause = {
  id: 'idle',
  level: 7,
  title: '连上了人，没有可以传的切片',
  advice: '最常见的是直播的播放列表太短：把播放列表也贴进来，就能算出空间。点播时，两边的播放位置要相近，清晰度要相同。',
};

const idleRecording: Cause = {
  ...connectedButIdle,
  advice: '这是点播，播放列表的长短不是原因：让两边的播放位置相近、清晰度相同。再把两边的 getConfig() 贴进来，看有没有关上传。',
};

/** Less from peers is next to nothing: a segment begun, or a few bytes before a transfer was given up. */
const LEAST_SHARE = 0.01;

/** What keeps viewers from exchanging segments, by what one or two of them have shown. */
export function findCause(shown: readonly Evidence[]): Verdict {
  const seen = shown.map(namesOfSeen);
  // Of a text in which nothing was recognized, nothing follows.
  const finding = findingOf(shown.filter((_, side) => seen[side]!.length > 0));
  return {...finding, seen: seen.map((names) => names.join('、') || '没有认出内容')};
}

function findingOf(all: readonly Evidence[]): Finding {
  const last = all.flatMap(({stats}) => stats ?? []);
  const both: Both = {
    all,
    hasTwo: all.length > 1,
    exchanged: last.some(({p2pBytes, httpBytes}) => p2pBytes > LEAST_SHARE * (p2pBytes + httpBytes)),
    hasPeers: last.some(({peers}) => peers > 0) || all.some(({state}) => state?.state === 'sharing'),
  };
  for (const {shows, ...cause} of rules) {
    const because = all.length > 0 ? shows(both) : undefined;
    if (because !== undefined) return {kind: 'cause', cause, because};
  }
  if (both.exchanged) return works(last);
  if (both.hasPeers)
    return {
      kind: 'cause',
      cause: all.some(({isRecording}) => isRecording) ? idleRecording : connectedButIdle,
      because: 'peers 大于 0，p2pBytes 是 0，或不到百分之一。',
      also: '也可能在第 8 级：所有人都关了上传，或来不及传。',
    };
  return {kind: 'unclear', ask: whatIsMissing(all)};
}

function works(stats: readonly {readonly httpBytes: number; readonly p2pBytes: number}[]): Finding {
  const [best] = [...stats].sort((one, other) => other.p2pBytes - one.p2pBytes);
  const {httpBytes, p2pBytes} = best!;
  return {
    kind: 'works',
    because: `有 P2P：${formatBytes(p2pBytes)} 来自其他观众，分享率 ${formatPercent(p2pBytes / (p2pBytes + httpBytes))}。`,
  };
}

function whatIsMissing(all: readonly Evidence[]): string {
  if (all.length === 0) return '没有认出能用的内容。先贴出问题的那一边的 getState() 与 getStats()。';
  if (all.some(({laboratory}) => laboratory === 'exchanged'))
    return '这个浏览器能够互传，原因在你的页面或另一边：再贴两边的 getState() 与 getStats()。';
  if (all.every(({stats, state}) => stats === undefined && state === undefined))
    return '到这里没有发现问题。再贴两边的 getState() 与 getStats()。';
  if (all.every(({stats}) => stats === undefined)) return '再贴 getStats()：httpBytes 涨不涨，说明切片有没有经过引擎。';
  return '还差一样：在网络面板的 WS 里，把 Tracker 的消息贴进来，两边都要。';
}

/** So that a reader sees what was not. */
function namesOfSeen({
  stats,
  state,
  announced,
  isAnswered,
  refusals,
  errors,
  findings,
  probes,
  laboratory,
  swarmId,
  ...flags
}: Evidence): readonly string[] {
  const parts: readonly (readonly [string, boolean])[] = [
    ['getState()', state !== undefined],
    ['getStats()', stats !== undefined],
    ['Tracker 消息', announced.length > 0 || isAnswered || refusals.length > 0],
    [errors.join('、'), errors.length > 0],
    ['配置', swarmId !== undefined || flags.isP2PDisabled || flags.isUploadDisabled || flags.isRelayOnly],
    ['播放列表或流体检', findings !== undefined],
    ['环境体检', probes !== undefined],
    ['实验室', laboratory !== undefined],
    ['报错', flags.isMissing || flags.hasConnectionErrors || flags.hasLateTransfers],
  ];
  return parts.flatMap(([name, isThere]) => (isThere ? [name] : []));
}
