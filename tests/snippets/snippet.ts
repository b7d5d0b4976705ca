/** A piece of code that readers may copy, and where it stands. */
export type Snippet = {
  /** Path from the repository's root, with the line for code inside a page. */
  readonly where: string;
  readonly language: string;
  readonly code: string;
};

/** What is wrong with a snippet, with a line counted inside it. */
export type Problem = {readonly line: number; readonly message: string};

/** Checks the syntax of one snippet; an empty list means that it parses. */
export type Parse = (code: string) => Problem[] | Promise<Problem[]>;
