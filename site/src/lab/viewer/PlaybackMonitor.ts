import type {PlaybackState} from '../protocol.ts';

/** Shorter pauses cannot be seen. */
const SHORTEST_STALL_MS = 100;

/** What the viewer's eyes would notice: how long until the first picture, and every stop after it. */
export class PlaybackMonitor {
  state: PlaybackState = 'loading';
  startupMs: number | undefined;
  private pastStalls: number[] = [];
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
    this.closeStall();
    this.state = 'failed';
  }

  get stalls(): number {
    return this.stallLengths().length;
  }

  get longestStallMs(): number {
    return Math.max(0, ...this.stallLengths());
  }

  private closeStall(): void {
    this.pastStalls = this.stallLengths();
    this.stalledAt = undefined;
  }

  /** Includes a stall that still lasts: a viewer that never resumes must not count as free of stalls. */
  private stallLengths(): number[] {
    const lasting = this.stalledAt === undefined ? 0 : this.now() - this.stalledAt;
    return lasting < SHORTEST_STALL_MS ? this.pastStalls : [...this.pastStalls, lasting];
  }
}
