import {CODE, writeCommand, type Command} from './commands.ts';

/** Bytes of the largest segment accepted from a peer: ten seconds at 50 Mbit/s. All of it is kept in memory until it can be checked. */
const MOST_SEGMENT_BYTES = 64 * 1024 * 1024;

/** What the engine asks of one peer, and how many bytes that peer owes for it. */
export class Downloads {
  /** Unanswered requests: id to segment and first byte. It stays small, as there are no more than a thousand ids. */
  readonly #asked = new Map<number, {readonly i: number; readonly b: number}>();
  #owedBytes = 0;
  #isBeingAnswered = false;

  onRequest({i, r, b = 0}: Command): void {
    if (i !== undefined && r !== undefined) this.#asked.set(r, {i, b});
  }

  /**
   * The peer announces the bytes of a segment. Each request is owed as many as its first answer names, cancelled or not. Returns what is
   * said instead where it names none, or more than is kept in memory: to the engine, that it has no such segment; to the peer, to stop.
   */
  onAnswer({i = -1, r = -1, s = 0}: Command): {readonly toEngine: Uint8Array; readonly toPeer: Uint8Array} | undefined {
    const asked = this.#asked.get(r);
    if (!asked) return undefined;
    this.#asked.delete(r);
    const isPossible = s > 0 && asked.b + s <= MOST_SEGMENT_BYTES;
    this.#owedBytes = isPossible ? s : 0;
    this.#isBeingAnswered = isPossible;
    return isPossible ? undefined : {toEngine: writeCommand(CODE.absent, {i, r}), toPeer: writeCommand(CODE.cancel, {i, r})};
  }

  onSent(): void {
    this.#isBeingAnswered = false;
  }

  /** Takes bytes in: `owed` ones; `unasked` ones, which count for nothing; or `tooMany` for the answer they belong to. */
  take(bytes: number): 'owed' | 'unasked' | 'tooMany' {
    if (bytes > this.#owedBytes) return this.#isBeingAnswered ? 'tooMany' : 'unasked';
    this.#owedBytes -= bytes;
    return 'owed';
  }
}
