import type {Envelope} from './TrackerNode.ts';

/** What the protocol calls a swarm or a peer. */
const isId = (value: unknown): value is string => typeof value === 'string' && value.length === 20;

/** An envelope that came from another device, where anybody may have written it; undefined if it is none. */
export function readEnvelope(value: unknown): Envelope | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {kind, swarm, from, to, isDealing, message} = value as Record<string, unknown>;
  if (!isId(swarm) || !isId(from)) return undefined;
  switch (kind) {
    case 'hello':
      return {kind, swarm, from, isDealing: isDealing === true};
    case 'here':
      return isId(to) ? {kind, swarm, from, to, isDealing: isDealing === true} : undefined;
    case 'bye':
      return {kind, swarm, from};
    case 'relay': {
      if (!isId(to) || typeof message !== 'object' || message === null) return undefined;
      const {offer, answer, offer_id} = message as Record<string, unknown>;
      if (typeof offer_id !== 'string') return undefined;
      return {
        kind,
        swarm,
        from,
        to,
        message: {action: 'announce', info_hash: swarm, peer_id: from, offer_id, ...(answer === undefined ? {offer} : {answer})},
      };
    }
    default:
      return undefined;
  }
}
