/** What the sample tests write down about a sample that passed; the badge 「已验证」 prints it. */
export type SampleRecord = SampleState & {
  readonly date: string;
  readonly claims: readonly string[];
};

/** What a record is about. When one of these is no longer so, the record says nothing any more. */
export type SampleState = {
  /** Hash of the sample's files. */
  readonly sources: string;
  /** Hash of the built engine package that it ran with. */
  readonly engine: string;
  /** Versions of what it ran with, the browser's among them in a record. */
  readonly packages: Readonly<Record<string, string>>;
};
