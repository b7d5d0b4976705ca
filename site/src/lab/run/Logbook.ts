import type {ViewerIncident} from '../protocol.ts';

/** What the visitor does to a run and to those in it. */
type Deed =
  'tracker-cut' | 'tracker-back' | 'viewer-joined' | 'viewer-left' | 'viewer-gone' | 'throttled' | 'unthrottled' | 'corruption-ordered';

/** What an entry is about, for who reads the log without its words. */
export type Matter = {
  readonly kind: Deed | ViewerIncident;
  /** Of the viewer concerned; the tracker is everybody's. */
  readonly seat: number | undefined;
};

export type LogEntry = {
  /** Counts on through all runs. */
  readonly id: number;
  readonly atMs: number;
  readonly text: string;
  /** An action of the visitor's, announced to them at once. */
  readonly byVisitor: boolean;
  readonly matter?: Matter | undefined;
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

  noteEvent(text: string, matter?: Matter): void {
    this.add(text, false, matter);
  }

  noteDeed(text: string, matter?: Matter): void {
    this.add(text, true, matter);
  }

  /** For what a slider repeats while it is dragged: nothing, if the same deed is the newest entry. */
  noteDeedOnce(text: string): void {
    if (this.kept.at(-1)?.text !== text) this.noteDeed(text);
  }

  private add(text: string, byVisitor: boolean, matter: Matter | undefined): void {
    this.kept = [...this.kept, {id: ++this.lastId, atMs: this.elapsedMs(), text, byVisitor, matter}].slice(-LENGTH);
  }
}
