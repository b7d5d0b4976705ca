/** What became of a viewer of one version among viewers of an older one; `tests/engine/versions.pw.ts` records it. */
export type Meeting = {
  readonly older: string;
  readonly newer: string;
  /** Whether the newer viewer got segments from the older one. */
  readonly meet: boolean;
  /** The swarm that each version announced to the tracker: one stream, one `swarmId`. */
  readonly swarms: {readonly older: string; readonly newer: string};
  readonly date: string;
  /** Versions of what they ran with. */
  readonly packages: Readonly<Record<string, string>>;
};
