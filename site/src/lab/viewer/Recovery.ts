const MOST_TRIES = 5;
/** Only playback well beyond the last failure proves a recovery: what comes before it is buffered again each time. */
const PROVEN_SECONDS = 10;

/** The rule of the production sample (`site/examples/hls-production`): a few tries, each after a longer pause. */
export class Recovery {
  #tries = 0;
  #failedAt = -Infinity;

  /** Call at each fatal error. Milliseconds until the next try; undefined: give up. */
  next(position: number): number | undefined {
    if (position > this.#failedAt + PROVEN_SECONDS) this.#tries = 0;
    this.#failedAt = Math.max(this.#failedAt, position);
    this.#tries += 1;
    return this.#tries > MOST_TRIES ? undefined : 1000 * 2 ** (this.#tries - 1);
  }
}
