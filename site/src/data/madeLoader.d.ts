declare module '!!./madeLoader.mjs!*' {
  /** By file name. */
  const made: Readonly<Partial<Record<string, {readonly bytes: number; readonly day: string}>>>;
  export default made;
}
