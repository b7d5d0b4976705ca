/** What is wrong with a snippet, with a line counted inside it. */
export type Problem = {readonly line: number; readonly message: string};

/** Checks the syntax of one snippet; an empty list means that it parses. */
export type Parse = (code: string) => Problem[] | Promise<Problem[]>;
