/** What a user can mend: one sentence in Chinese, exit code 2. */
export class Trouble extends Error {}
