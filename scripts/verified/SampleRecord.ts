/** What the sample tests write down about a sample that passed; the badge 「已验证」 prints it. */
export type SampleRecord = SampleState & {
  readonly date: string;
  readonly claims: readonly string[];
};

/** What a record is about. Once one of these has changed, the record no longer holds. */
export type SampleState = {
  /** Hash of the sample's files. */
  readonly sources: string;
  /** Hash of the built engine package that it ran with. */
  readonly engine: string;
  /** Versions of what it ran with, the browser's among them in a record. */
  readonly packages: Readonly<Record<string, string>>;
};
