/** A piece of code that readers may copy, and where it stands. */
export type Snippet = {
  /** Path from the repository's root, with the line for code inside a page. */
  readonly where: string;
  readonly language: string;
  readonly code: string;
};
