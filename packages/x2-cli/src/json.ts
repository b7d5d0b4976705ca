/** What commands print with --json, and assistants are given: the same bytes. */
export const json = (value: unknown): string => JSON.stringify(value, undefined, 2);
