import type {LabState} from './session.ts';

/** The figures as data attributes: scripts and screen readers read what eyes see. */
export function ledgerAttributes({
  ledger,
  phase,
}: Pick<LabState, 'ledger' | 'phase'>): Record<`data-${string}`, string | number | true | undefined> {
  return {
    'data-lab-ledger': true,
    'data-phase': phase,
    'data-http-bytes': ledger.httpBytes,
    'data-p2p-bytes': ledger.p2pBytes,
    'data-upload-bytes': ledger.uploadBytes,
    'data-ratio': ledger.ratio?.toFixed(4),
    'data-recent-ratio': ledger.recentRatio?.toFixed(4),
    'data-ceiling': ledger.ceiling.toFixed(4),
    'data-viewers': ledger.viewers,
    'data-peers': ledger.peers,
    'data-outside-peers': ledger.outsidePeers,
    'data-segments': ledger.httpSegments + ledger.p2pSegments,
    'data-verified': ledger.verified,
    'data-rejected': ledger.rejected,
    'data-stalls': ledger.stalls,
    'data-longest-stall-ms': Math.round(ledger.longestStallMs),
    'data-engine-http-bytes': ledger.engineHttpBytes,
  };
}
