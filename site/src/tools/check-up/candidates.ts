export type Candidate = {
  readonly type: 'host' | 'srflx' | 'prflx' | 'relay';
  readonly protocol: string;
  readonly address: string;
  readonly port: number;
  /** The local port behind a mapped address; mapped addresses that share it belong to one socket of this device. */
  readonly relatedPort: number | undefined;
};

/** `candidate:1 1 udp 2113937151 3f….local 54321 typ host …`; undefined for anything else. */
export function parseCandidate(line: string): Candidate | undefined {
  const match = line.match(/^(?:a=)?candidate:\S+ \d+ (\S+) \d+ (\S+) (\d+) typ (host|srflx|prflx|relay)(.*)$/i);
  if (!match) return undefined;
  const related = match[5]?.match(/ rport (\d+)/)?.[1];
  return {
    protocol: match[1]!.toLowerCase(),
    address: match[2]!,
    port: Number(match[3]),
    type: match[4]!.toLowerCase() as Candidate['type'],
    relatedPort: related === undefined ? undefined : Number(related),
  };
}

export const isMasked = ({address}: Candidate): boolean => address.toLowerCase().endsWith('.local');

export type NatHint = 'no-mapping' | 'cone' | 'symmetric' | 'unknown';

/**
 * What the mapped addresses suggest. Two servers that see different ports for one socket mean a mapping per destination: such a
 * viewer reaches only those whose network is more open. The answer of one server cannot tell, even if two were asked.
 */
export function natHint(candidates: readonly Candidate[], answeredCount: number): NatHint {
  const mapped = candidates.filter(({type, protocol}) => type === 'srflx' && protocol === 'udp');
  if (mapped.length === 0) return 'no-mapping';
  const bySocket = group(mapped);
  if ([...bySocket.values()].some((ofSocket) => new Set(ofSocket.map(({port}) => port)).size > 1)) return 'symmetric';
  return answeredCount > 1 ? 'cone' : 'unknown';
}

const socketOf = ({relatedPort, address}: Candidate): string => `${relatedPort ?? ''}|${address.includes(':') ? 6 : 4}`;

function group(mapped: readonly Candidate[]): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of mapped) groups.set(socketOf(candidate), [...(groups.get(socketOf(candidate)) ?? []), candidate]);
  return groups;
}

/** How many of each kind, without any address. */
export function countByType(candidates: readonly Candidate[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {type, protocol} of candidates) counts[`${type} ${protocol}`] = (counts[`${type} ${protocol}`] ?? 0) + 1;
  return counts;
}
