import type {ByteRange, CoreEventMap, StreamConfig} from '../types/index.ts';

type Guards = Pick<StreamConfig, 'validateP2PSegment' | 'validateHTTPSegment' | 'httpRequestSetup'>;
type Validator = NonNullable<StreamConfig['validateP2PSegment']>;

/** Segments under way that may hold a peer's bytes: the engine has asked one for them. */
export class PeerStarts {
  readonly #keys = new Set<string>();

  readonly listeners = {
    onSegmentStart: ({segment, downloadSource}) => {
      if (downloadSource === 'p2p') this.#keys.add(keyOf(segment.url, segment.byteRange));
    },
  } satisfies Partial<CoreEventMap>;

  /** Whether the segment was one of them; it is not any more. */
  take(url: string, range: ByteRange | undefined): boolean {
    return this.#keys.delete(keyOf(url, range));
  }
}

/**
 * Validators as the engine underneath needs them.
 *
 * When a peer dies in the middle of a segment, the engine keeps the peer's bytes and fetches only the rest over HTTP;
 * such a segment counts as HTTP and skips `validateP2PSegment`. So it goes through the peers' validator here. A segment
 * wholly from HTTP, in however many requests, does not, because a validator with an outdated list must never stop
 * playback. A validator that throws has not approved.
 */
export function guardSegments(current: () => StreamConfig, peerStarts: PeerStarts): Guards {
  return {
    validateP2PSegment: async (...segment) => {
      peerStarts.take(segment[0], segment[1]);
      return approves(current().validateP2PSegment, segment);
    },
    validateHTTPSegment: async (...segment) => {
      const isMixed = peerStarts.take(segment[0], segment[1]);
      if (!(await approves(current().validateHTTPSegment, segment))) return false;
      return isMixed ? approves(current().validateP2PSegment, segment) : true;
    },
    httpRequestSetup: async (url, byteRange, signal, requestRange) => {
      // From the start: the peer sent nothing, or what it sent is gone.
      if ((requestRange?.start ?? 0) <= (byteRange?.start ?? 0)) peerStarts.take(url, byteRange);
      return current().httpRequestSetup?.(url, byteRange, signal, requestRange);
    },
  };
}

const keyOf = (url: string, range: ByteRange | undefined) => `${url}|${range?.start}-${range?.end}`;

async function approves(validator: Validator | undefined, segment: Parameters<Validator>): Promise<boolean> {
  if (!validator) return true;
  try {
    return await validator(...segment);
  } catch {
    return false;
  }
}
