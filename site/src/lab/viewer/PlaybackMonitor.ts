import type {PlaybackState} from '../protocol.ts';

/** Shorter pauses cannot be seen. */
const SHORTEST_STALL_MS = 100;

/** What the viewer's eyes would notice: how long until the first picture, and every stop after it. */
export class PlaybackMonitor {
  state: PlaybackState = 'loading';
  startupMs: number | undefined;
  stalls = 0;
  longestStallMs = 0;
  private stalledAt: number | undefined;

  constructor(
    private readonly startedAt: number,
    private readonly now: () => number,
    private readonly isHidden: () => boolean,
  ) {}

  watch(video: HTMLVideoElement): void {
    video.addEventListener('playing', () => this.onPlaying());
    video.addEventListener('waiting', () => this.onWaiting());
    video.addEventListener('ended', () => this.onEnded());
  }

  onPlaying(): void {
    if (this.state === 'failed') return;
    this.startupMs ??= this.now() - this.startedAt;
    this.closeStall();
    this.state = 'playing';
  }

  onWaiting(): void {
    // A background tab is slowed down by the browser; what happens there says nothing about the network.
    if (this.state !== 'playing' || this.isHidden()) return;
    this.state = 'stalled';
    this.stalledAt = this.now();
  }

  onEnded(): void {
    this.stalledAt = undefined;
    this.state = 'ended';
  }

  fail(): void {
    this.state = 'failed';
  }

  /** The longest stall so far, one that still lasts included. */
  get worstStallMs(): number {
    return Math.max(this.longestStallMs, this.stalledAt === undefined ? 0 : this.now() - this.stalledAt);
  }

  private closeStall(): void {
    if (this.stalledAt === undefined) return;
    const length = this.now() - this.stalledAt;
    this.stalledAt = undefined;
    if (length < SHORTEST_STALL_MS) return;
    this.stalls += 1;
    this.longestStallMs = Math.max(this.longestStallMs, length);
  }
}
