import {identifiersIn} from './identifiersIn.ts';

const namedBy = (heading: string): string[] => identifiersIn(heading).filter((name) => name !== heading);

/** Names that the heading contains are not sent a second time. */
export function shortIdentifiers(identifiers: readonly string[], heading: string): string {
  const said = new Set([heading, ...namedBy(heading)]);
  return identifiers.filter((name) => !said.has(name)).join(' ');
}

export const wholeIdentifiers = (short: string, heading: string): string => [...namedBy(heading), short].filter(Boolean).join(' ');
