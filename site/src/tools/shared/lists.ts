import {separators} from '../../address/addressState.ts';

const between = new RegExp(`[${separators}]+`);

/** What a field for several texts holds: they are kept apart by commas, semicolons, blanks or lines. */
export const splitList = (text: string): string[] => text.split(between).filter((part) => part !== '');

export function isStunUrl(text: string): boolean {
  const [, port]: (string | undefined)[] = /^stuns?:(?:[\w.-]+|\[[\da-f:.]+\])(?::(\d+))?$/i.exec(text) ?? ['', 'none'];
  return port === undefined || (Number(port) > 0 && Number(port) <= 65_535);
}
