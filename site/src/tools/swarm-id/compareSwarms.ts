import {identityInQuery, isTime, manifestAddress, parseAddress, pathTokens} from 'stream-doctor/identity';
import {getSwarm, ONLY_RENDITION, type Swarm} from 'x2-hlsjs/swarm';
import {webProducts, type WebPackage} from '../../data/products.ts';
import {cleanAddress} from '../shared/pastedAddress.ts';
import {readTrackers} from '../shared/readTrackers.ts';
import {differentParts, readRendition, type NamedRendition} from './readRendition.ts';

const packages = webProducts.map((product) => product.package);

/** `p2p-media-loader`: installations of the open-source engine itself, of any version. */
export type Engine = WebPackage | 'native' | 'p2p-media-loader';
export const engines: readonly Engine[] = [...packages, 'native', 'p2p-media-loader'];

/** One viewer. */
export type Viewer = {
  readonly address: string;
  readonly swarmId: string;
  readonly tracker: string;
  readonly engine: Engine;
  /** Its entry in the multivariant playlist; empty where a media playlist is played by itself. */
  readonly rendition: string;
};

export type Reason = {
  /** What the reason is about: `tracker`, `version`, `type`, `rendition`, `swarm-id`, `host`, `path`… */
  readonly id: string;
  readonly text: string;
  readonly fix?: string;
};

export type Comparison = {
  /** Undefined when one side gives nothing to compute from. */
  readonly isSame: boolean | undefined;
  /** Computed by the engine's own functions; missing for other engines. */
  readonly swarms: readonly [Swarm | undefined, Swarm | undefined];
  /** Why they do not meet. */
  readonly differences: readonly Reason[];
  /** They meet, and perhaps should not. */
  readonly risks: readonly Reason[];
  /** What they do not differ in, though it looks so. */
  readonly harmless: readonly Reason[];
};

export function compareSwarms(...typed: readonly [Viewer, Viewer]): Comparison {
  const [a, b] = typed.map(cleaned) as [Viewer, Viewer];
  const swarms = [swarmOf(a), swarmOf(b)] as const;
  const [first, second] = [renditionOf(a), renditionOf(b)];
  if (!first || !second || [a, b].some((viewer) => baseOf(viewer) === undefined))
    return {isSame: undefined, swarms, differences: [], risks: [], harmless: []};
  const differences = [...compareVersions(a, b), ...compareTrackers(a, b), ...compareRenditions(first, second), ...compareBases(a, b)];
  const isSame = differences.length === 0;
  return {isSame, swarms, differences, risks: isSame ? risksOf(a, b) : [], harmless: harmlessOf(a, b)};
}

/** Without what a pasted address brought along. Half of a surrogate pair, which the engine refuses, is replaced as a link would do. */
const cleaned = (viewer: Viewer): Viewer => ({
  ...viewer,
  address: cleanAddress(wellFormed(viewer.address)),
  swarmId: wellFormed(viewer.swarmId),
});

const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** What the name of the group is made of: the `swarmId`, or the address without its query. */
function baseOf({swarmId, address}: Viewer): string | undefined {
  return swarmId || manifestAddress(address)?.split('?')[0];
}

function swarmOf(viewer: Viewer): Swarm | undefined {
  const {engine, swarmId, address} = viewer;
  const named = renditionOf(viewer);
  if (engine === 'p2p-media-loader' || !named || baseOf(viewer) === undefined) return undefined;
  return getSwarm({swarmId: swarmId || undefined, manifestUrl: manifestAddress(address), type: named.type, rendition: named.id});
}

function renditionOf({rendition}: Viewer): NamedRendition | undefined {
  const named = readRendition(rendition);
  return typeof named === 'string' ? undefined : named;
}

function compareVersions(a: Viewer, b: Viewer): Reason[] {
  const others = [a, b].filter(({engine}) => engine === 'p2p-media-loader').length;
  if (others !== 1) return [];
  return [
    {
      id: 'version',
      text: '只有一位用 p2p-media-loader：它给清晰度起名的方法与本站的引擎不同，2.2.2 连哈希也不同，地址完全相同也互不相见。',
      fix: '让两边用同一种引擎；更换时计划好一个短的切换窗口。',
    },
  ];
}

function compareTrackers(a: Viewer, b: Viewer): Reason[] {
  const [first, second] = [a, b].map(({tracker}) => readTrackers(tracker).urls.map(trackerKey)) as [string[], string[]];
  if (first.length === 0 || second.length === 0 || first.some((tracker) => second.includes(tracker))) return [];
  return [
    {id: 'tracker', text: 'Tracker 不同。群组相同也没用：两个 Tracker 各自介绍自己的观众，互不相通。', fix: '两边填同一个 Tracker 地址。'},
  ];
}

/** A tracker's address without its query: a token in it only grants access. */
const trackerKey = ({host, pathname, protocol}: URL): string => `${protocol}//${host}${pathname}`;

function compareRenditions(a: NamedRendition, b: NamedRendition): Reason[] {
  if (a.type !== b.type) return [{id: 'type', text: '一位是画面，一位是独立音轨，它们分在不同的群组里。'}];
  if (a.id === b.id) return [];
  if (a.id === ONLY_RENDITION || b.id === ONLY_RENDITION)
    return [
      {
        id: 'rendition',
        text: '一位从主播放列表选清晰度，一位没有主播放列表，直接播放媒体播放列表：两种播放方式的群组不同。',
        fix: '让两边播放同一份主播放列表；其实都有主播放列表的，两边都填清晰度。',
      },
    ];
  const parts = differentParts(a, b).map(({name, a: left, b: right}) => `${name} 是${shown(left)}与${shown(right)}`);
  return [
    {
      id: 'rendition',
      text: `${a.type === 'main' ? '清晰度' : '音轨'}不同：${parts.join('，')}。`,
      fix: '看同一档才会互传。本来就是同一档的，让各份主播放列表写相同的值。',
    },
  ];
}

const shown = (part: string): string => (part === '' ? '（没有写）' : `「${shorten(part)}」`);

function compareBases(a: Viewer, b: Viewer): Reason[] {
  if (baseOf(a) === baseOf(b)) return [];
  if (a.swarmId && b.swarmId) {
    const hint =
      a.swarmId.trim() === b.swarmId.trim() ? '，差在首尾空格' : a.swarmId.toLowerCase() === b.swarmId.toLowerCase() ? '，差在大小写' : '';
    return [{id: 'swarm-id', text: `swarmId 不同${hint}。它按字节比较。`, fix: '同一内容用同一个值。'}];
  }
  if (a.swarmId || b.swarmId)
    return [
      {
        id: 'swarm-id',
        text: '一位设了 swarmId，一位没有。没有设的那位用播放地址，两者对不上。',
        fix: '所有平台、所有版本一起设上同一个 swarmId。',
      },
    ];
  return compareAddresses(a.address, b.address);
}

const SET_SWARM_ID = '设 swarmId，取对同一内容不变的值。';

function compareAddresses(first: string, second: string): Reason[] {
  const [a, b] = [parseAddress(first)!, parseAddress(second)!];
  const reasons: Reason[] = [];
  if (a.protocol !== b.protocol)
    reasons.push({id: 'protocol', text: `一个是 ${a.protocol}//，一个是 ${b.protocol}//。`, fix: '统一用 https。'});
  if (a.host !== b.host)
    reasons.push({
      id: 'host',
      text: `主机不同：${a.host} 与 ${b.host}。多个 CDN、调度跳转到不同的域名或 IP，都会这样。`,
      fix: SET_SWARM_ID,
    });
  if (a.pathname !== b.pathname) reasons.push(comparePaths(a, b));
  return reasons;
}

/** Paths that differ: by a token, by capitals, or in what they name. */
function comparePaths(a: URL, b: URL): Reason {
  const [partsA, partsB] = [a.pathname.split('/'), b.pathname.split('/')];
  const different = Array.from(
    {length: Math.max(partsA.length, partsB.length)},
    (_, index) => [partsA[index] ?? '（没有）', partsB[index] ?? '（没有）'] as const,
  ).filter(([left, right]) => left !== right);
  const shown = different.slice(0, 3).map(([left, right]) => `「${shorten(left)}」与「${shorten(right)}」`);
  const text = `路径不同：${shown.join('，')}${different.length > 3 ? ` 等 ${different.length} 段` : ''}。`;

  const tokens = new Set([...pathTokens(a.href), ...pathTokens(b.href)].map((token) => token.text));
  const hasToken = (parts: readonly string[]) => parts.some((part) => tokens.has(part));
  // The time of a signature counts as part of the token.
  const isToken = different.some(hasToken) && different.every((parts) => hasToken(parts) || parts.every(isTime));
  if (isToken) return {id: 'path-token', text: `${text}不同的部分像是每人一个的令牌。`, fix: SET_SWARM_ID};
  const isCase = a.pathname.toLowerCase() === b.pathname.toLowerCase();
  return {id: 'path', text: isCase ? `${text}只差大小写。` : text, fix: '同一内容就设同一个 swarmId；不同内容，本来就不该在同一个群组。'};
}

function risksOf(a: Viewer, b: Viewer): Reason[] {
  if (a.swarmId && b.swarmId) return risksOfOneName(a.address, b.address);
  const [first, second] = [parseAddress(a.address), parseAddress(b.address)];
  // One viewer may have the other's address as its swarmId, and no address of its own.
  if (!first || !second) return [];
  const different = differentIdentities(first, second);
  if (different.length === 0) return [];
  return [
    {
      id: 'mixed',
      text: `两个地址的 ${different.map((name) => `「${shorten(name)}」`).join('、')}不同，像是两路不同的流，却落在同一个群组：观众会收到别的流的切片。`,
      fix: `必须设 swarmId，让它包含 ${different.map(shorten).join('、')} 的值。`,
    },
  ];
}

/** One swarmId brings together whoever has it: also two streams, when it was given to both by mistake. */
function risksOfOneName(first: string, second: string): Reason[] {
  const [a, b] = [parseAddress(first), parseAddress(second)];
  if (!a || !b) return [];
  const isOtherPath = compareAddresses(a.href, b.href).some(({id}) => id === 'path');
  return isOtherPath || differentIdentities(a, b).length > 0
    ? [
        {
          id: 'one-name',
          text: '两个播放地址看起来是两路不同的流，却用了同一个 swarmId：不是同一内容的话，观众会收到别的流的切片。',
          fix: '确认两边是同一内容；不是，就给每路流一个自己的 swarmId。',
        },
      ]
    : [];
}

/** Names in the queries that tell streams apart, and have another value in each. */
function differentIdentities(a: URL, b: URL): string[] {
  const names = new Set([...identityInQuery(a.href), ...identityInQuery(b.href)]);
  return [...names].filter((name) => a.searchParams.get(name) !== b.searchParams.get(name));
}

function harmlessOf(a: Viewer, b: Viewer): Reason[] {
  const [first, second] = [parseAddress(a.address), parseAddress(b.address)];
  const reasons: Reason[] = [];
  if (first && second && !a.swarmId && !b.swarmId && first.search !== second.search)
    reasons.push({id: 'query', text: '查询参数不同，不影响群组：引擎取 ? 之前的部分。'});
  if (a.swarmId && b.swarmId && first && second && first.href !== second.href)
    reasons.push({id: 'address', text: '播放地址不同，不影响群组：设了 swarmId，就不看地址。'});
  if (a.engine !== b.engine && [a, b].every(({engine}) => (packages as readonly string[]).includes(engine)))
    reasons.push({id: 'player', text: `播放器不同，不影响群组：${packages.join(' 与 ')} 用同一段代码计算群组。`});
  if (a.engine === 'p2p-media-loader' && b.engine === 'p2p-media-loader')
    reasons.push({
      id: 'p2p-media-loader',
      text: 'p2p-media-loader 的标识这里不算，只比较地址、swarmId、Tracker 与清晰度的属性。两边的版本也要相同：2.2 与 2.3 互不相见。',
    });
  if ([a, b].some(({engine}) => engine === 'native'))
    reasons.push({id: 'native', text: '原生 SDK 约定用同一套算法；请用你手里的发布包确认，并设相同的 swarmId。'});
  return reasons;
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
