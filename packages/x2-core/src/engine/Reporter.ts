import {errorCatalog, type ErrorId} from '../errorCatalog.ts';
import {describeError} from '../X2Error.ts';
import type {CoreEventMap, SegmentErrorDetails} from '../types/index.ts';

/** Errors that are only recorded. */
export type SilentErrorId = {[Id in ErrorId]: (typeof errorCatalog)[Id]['effect'] extends 'record' ? Id : never}[ErrorId];

const EXPECTED: readonly SilentErrorId[] = ['X2-1103', 'X2-2003'];

/** Says each thing once in the console: these never stop playback, so repeating them would only be noise. */
export class Reporter {
  readonly #packageName: string;
  readonly #said = new Set<SilentErrorId>();

  constructor(packageName: string) {
    this.#packageName = packageName;
  }

  say(id: SilentErrorId, detail?: string): void {
    if (this.#said.has(id)) return;
    this.#said.add(id);
    const log = EXPECTED.includes(id) ? console.info : console.warn;
    log(`[${this.#packageName}] ${describeError(id, detail)}`);
  }

  readonly listeners = {
    onTrackerWarning: ({warning}) => this.#sayTracker(warning),
    onTrackerError: ({error}) => this.#sayTracker(error),
    onSegmentError: (details) => {
      const id = idOfSegmentError(details);
      if (id) this.say(id, withoutQuery(details.segment.url));
    },
  } satisfies Partial<CoreEventMap>;

  #sayTracker(reason: unknown): void {
    const id = idOfTrackerProblem(reason);
    if (id) this.say(id, reason instanceof Error ? withoutToken(reason.message) : undefined);
  }
}

/** The signature of an address is in its query, and consoles end up in screenshots. */
export const withoutQuery = (url: string) => url.replace(/\?.*$/s, '?…');

/** The address in the message carries the access token. */
const withoutToken = (message: string) => message.replace(/([?&]token=)[^&\s]+/g, '$1…');

export function idOfSegmentError({
  error,
  downloadSource,
}: Pick<SegmentErrorDetails, 'error' | 'downloadSource'>): SilentErrorId | undefined {
  if (downloadSource === 'http') return 'X2-3003';
  if (error.type === 'p2p-segment-validation-failed') return 'X2-3002';
  // A peer that has dropped a segment from memory says so; nothing is wrong with either side.
  return error.type === 'peer-segment-absent' ? undefined : 'X2-3001';
}

/** The tracker client has one channel for everything, so the wording of its message is all there is to go by. */
export function idOfTrackerProblem(reason: unknown): SilentErrorId | undefined {
  const message = reason instanceof Error ? reason.message : String(reason);
  // A failed connection between two peers, or no WebRTC (reported as X2-1103): neither is the tracker's doing.
  if (/^(Connection error:|Unsupported tracker protocol)/.test(message)) return undefined;
  return /token|unauthori[sz]ed|forbidden|denied|not allowed|disallowed|令牌|鉴权|40[13]/i.test(message) &&
    !message.startsWith('Error connecting to')
    ? 'X2-2002'
    : 'X2-2001';
}
