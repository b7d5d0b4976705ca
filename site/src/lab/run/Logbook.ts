export type LogEntry = {
  /** Counts on through all runs. */
  readonly id: number;
  readonly atMs: number;
  readonly text: string;
  /** An action of the visitor's, announced to them at once. */
  readonly byVisitor: boolean;
};

const LENGTH = 60;

/** What happened in a run and what the visitor did, oldest first; only the newest are kept. */
export class Logbook {
  private kept: readonly LogEntry[] = [];
  private lastId = 0;

  constructor(private readonly elapsedMs: () => number) {}

  get entries(): readonly LogEntry[] {
    return this.kept;
  }

  clear(): void {
    this.kept = [];
  }

  noteEvent(text: string): void {
    this.add(text, false);
  }

  noteDeed(text: string): void {
    this.add(text, true);
  }

  /** For what a slider repeats while it is dragged: nothing, if the same deed is the newest entry. */
  noteDeedOnce(text: string): void {
    if (this.kept.at(-1)?.text !== text) this.noteDeed(text);
  }

  private add(text: string, byVisitor: boolean): void {
    this.kept = [...this.kept, {id: ++this.lastId, atMs: this.elapsedMs(), text, byVisitor}].slice(-LENGTH);
  }
}
