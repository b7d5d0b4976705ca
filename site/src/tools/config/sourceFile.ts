/** The text of a file from its parts, a line between them; a part that the project does not need is undefined. */
export const sourceFile = (...parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
