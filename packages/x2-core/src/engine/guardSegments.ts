import type {ByteRange, StreamConfig} from '../types/index.ts';

type Guards = Pick<StreamConfig, 'validateP2PSegment' | 'validateHTTPSegment' | 'httpRequestSetup'>;
type Validator = NonNullable<StreamConfig['validateP2PSegment']>;

/**
 * Validators as the engine underneath needs them.
 *
 * When a peer dies in the middle of a segment, the engine keeps the peer's bytes and fetches only the rest over HTTP;
 * such a segment counts as HTTP and skips `validateP2PSegment`. So every HTTP request is watched: one that resumes
 * marks its segment, and a marked segment goes through the peers' validator too. A segment wholly from HTTP does not,
 * because a validator with an outdated list must never stop playback. A validator that throws has not approved.
 */
export function guardSegments(current: () => StreamConfig): Guards {
  const resumed = new Set<string>();
  return {
    validateP2PSegment: async (...segment) => approves(current().validateP2PSegment, segment),
    validateHTTPSegment: async (...segment) => {
      const wasResumed = resumed.delete(keyOf(segment[0], segment[1]));
      if (!(await approves(current().validateHTTPSegment, segment))) return false;
      return wasResumed ? approves(current().validateP2PSegment, segment) : true;
    },
    httpRequestSetup: async (url, byteRange, signal, requestRange) => {
      const isResumed = requestRange !== undefined && requestRange.start > (byteRange?.start ?? 0);
      if (isResumed) resumed.add(keyOf(url, byteRange));
      else resumed.delete(keyOf(url, byteRange));
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
