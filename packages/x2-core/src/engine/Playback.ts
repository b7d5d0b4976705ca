const EVENTS = ['timeupdate', 'seeking', 'ratechange', 'waiting', 'progress', 'canplay'] as const;

/** What two segments in flight take at most as long to arrive as these take to play, wherever the line carries the stream at all. */
const ENOUGH_SEGMENTS = 2;

type Listeners = {
  /** The picture has moved, stopped or changed its pace. */
  readonly onMove: (media: HTMLMediaElement) => void;
  /** `isShort` has changed. */
  readonly onShort: () => void;
};

/** Where the picture is, and whether the player has enough to show. */
export class Playback {
  readonly #listeners: Listeners;
  #media: HTMLMediaElement | undefined;
  #segmentSeconds = 0;
  #isShort = true;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  /** At the start, after a seek, on a slow line: the next segment is wanted more than any other. */
  get isShort(): boolean {
    return this.#isShort;
  }

  follow(media: HTMLMediaElement | undefined): void {
    if (media === this.#media) return;
    for (const name of EVENTS) this.#media?.removeEventListener(name, this.#onEvent);
    this.#media = media;
    for (const name of EVENTS) media?.addEventListener(name, this.#onEvent);
    this.#look();
  }

  onSegment({startTime, endTime}: {readonly startTime: number; readonly endTime: number}): void {
    this.#segmentSeconds = endTime - startTime;
  }

  readonly #onEvent = (): void => {
    if (!this.#media) return;
    // First: a move lets the core choose what to fetch.
    this.#look();
    this.#listeners.onMove(this.#media);
  };

  #look(): void {
    const isShort = !this.#media || bufferedAhead(this.#media) < ENOUGH_SEGMENTS * this.#segmentSeconds || this.#media.readyState < 3;
    if (isShort === this.#isShort) return;
    this.#isShort = isShort;
    this.#listeners.onShort();
  }
}

function bufferedAhead({buffered, currentTime}: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index++)
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) return buffered.end(index) - currentTime;
  return 0;
}
