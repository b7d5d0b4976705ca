/** Spreads bytes over time: `take` resolves when so many bytes may pass at the given rate. */
export class Pace {
  bytesPerSecond: number | undefined;
  private freeAt = 0;

  constructor(
    private readonly now: () => number,
    private readonly wait: (milliseconds: number) => Promise<void>,
  ) {}

  async take(bytes: number): Promise<void> {
    if (this.bytesPerSecond === undefined) return;
    const start = Math.max(this.now(), this.freeAt);
    this.freeAt = start + (bytes / this.bytesPerSecond) * 1000;
    await this.wait(this.freeAt - this.now());
  }
}

export function realPace(): Pace {
  return new Pace(
    () => performance.now(),
    (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  );
}
