/** Bytes of a segment that one message carries at most: what an uplink of 2 Mbit/s sends in 60 ms. */
const MOST_PIECE_BYTES = 16 * 1024;
const LEAST_PIECE_BYTES = 1024;
/** A slow uplink is taken in turns that are short enough for no peer to wait in vain. */
const TURN_MS = 100;

/** What all uploads of an engine may take together. */
export class UploadLimit {
  /** In kbit/s, which is bits per millisecond. */
  rate: number | undefined;
  #freeAt = 0;

  /** How many bytes one message may carry. */
  get pieceBytes(): number {
    if (this.rate === undefined) return MOST_PIECE_BYTES;
    return Math.max(LEAST_PIECE_BYTES, Math.min(MOST_PIECE_BYTES, Math.floor((this.rate * TURN_MS) / 8)));
  }

  /** Takes the next turn, and tells in how many milliseconds it comes. */
  reserve(bytes: number): number {
    if (this.rate === undefined) return 0;
    const now = performance.now();
    const start = Math.max(now, this.#freeAt);
    this.#freeAt = start + (bytes * 8) / this.rate;
    return start - now;
  }
}
