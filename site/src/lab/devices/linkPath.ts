import type {Candidate, Description} from './description.ts';

/** `prflx`: an address that was seen only when its packets came. */
export type CandidateKind = Candidate['kind'] | 'prflx' | 'relay';

/** How two devices reach each other, or how far they came. */
export type LinkPath = {
  /** Of the pair in use. */
  readonly local: CandidateKind | undefined;
  readonly remote: CandidateKind | undefined;
  readonly roundTripMs: number | undefined;
  /** Pairs of addresses that were tried: none, if no name of the other side could be resolved. */
  readonly triedPairs: number;
};

type Stats = Record<string, unknown> & {readonly id: string; readonly type: string};

/** Reads what the browser counts of one connection. */
export function readPath(report: {forEach(action: (stats: Stats) => void): void}): LinkPath {
  const all = new Map<string, Stats>();
  report.forEach((stats) => all.set(stats.id, stats));
  const pairs = [...all.values()].filter(({type}) => type === 'candidate-pair');
  const transport = [...all.values()].find(({type}) => type === 'transport');
  const pair =
    pairs.find(({id}) => id === transport?.['selectedCandidatePairId']) ??
    pairs.find(({nominated, state}) => nominated === true && state === 'succeeded');
  const seconds = pair?.['currentRoundTripTime'];
  return {
    local: kindOf(all.get(String(pair?.['localCandidateId']))),
    remote: kindOf(all.get(String(pair?.['remoteCandidateId']))),
    roundTripMs: typeof seconds === 'number' ? seconds * 1000 : undefined,
    triedPairs: pairs.length,
  };
}

/** A host address that the browser does not tell is one behind a name. */
function kindOf(candidate: Stats | undefined): CandidateKind | undefined {
  const type = candidate?.['candidateType'];
  if (type === 'srflx' || type === 'prflx' || type === 'relay') return type;
  if (type !== 'host') return undefined;
  const address = candidate?.['address'] ?? candidate?.['ip'];
  return typeof address === 'string' && address !== '' && !address.endsWith('.local') ? 'host' : 'mdns';
}

const SAME_WIFI = '接到同一个 Wi-Fi（不要用访客网络，关掉 VPN），再重新邀请';

/** Why two devices did not reach each other, as far as their addresses tell. */
export function whyApart(own: Description | undefined, other: Description | undefined, {triedPairs}: Pick<LinkPath, 'triedPairs'>): string {
  const [here, there] = [own?.candidates ?? [], other?.candidates ?? []];
  if (here.length === 0) return '这台设备的浏览器没有给出任何地址：浏览器扩展、企业策略或隐私设置拦下了 WebRTC，换一个浏览器再试。';
  if (there.length === 0)
    return '另一台设备的浏览器没有给出任何地址：浏览器扩展、企业策略或隐私设置拦下了 WebRTC，在那边换一个浏览器再试。';
  const isElsewhere = areElsewhere(here, there, 'srflx', (address) => address) || areElsewhere(here, there, 'host', networkOf);
  if (isElsewhere) return `两台设备不在同一网络：${SAME_WIFI}。`;
  // The name of a device is known only within its own network.
  if (triedPairs === 0) return `两台设备不在同一网络，或者路由器不让它们互相找到：${SAME_WIFI}。`;
  return `找到了另一台设备的地址，但数据过不去：路由器隔开了两台设备，或者防火墙拦下了 UDP；${SAME_WIFI}。`;
}

/** Both tell addresses of a kind, and none is of the same network. */
function areElsewhere(
  here: readonly Candidate[],
  there: readonly Candidate[],
  kind: Candidate['kind'],
  network: (address: string) => string,
): boolean {
  const networks = (side: readonly Candidate[]): string[] =>
    side.filter((one) => one.kind === kind && !one.address.includes(':')).map(({address}) => network(address));
  const [ours, theirs] = [networks(here), networks(there)];
  return ours.length > 0 && theirs.length > 0 && !ours.some((one) => theirs.includes(one));
}

/** At home, a network is 256 addresses. */
const networkOf = (address: string): string => address.split('.').slice(0, 3).join('.');
