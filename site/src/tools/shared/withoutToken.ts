import {separators} from '../../address/addressState.ts';

const tokenInText = new RegExp(`([?&]token=)[^&#${separators}]*`, 'gi');

/** An address as typed, without the value of its token: what is typed goes into the page's address, and a token must not. */
export const withoutToken = (text: string): string => text.replace(tokenInText, '$1');

const tokenNames = ({searchParams}: URL): string[] => [...searchParams.keys()].filter((name) => name.toLowerCase() === 'token');

/** Whether there is a parameter that people take for the token, however it is written. */
export const namesToken = (url: URL): boolean => tokenNames(url).length > 0;

/** An address without its token: the engine appends the token itself, and one in a pasted address would end up in the page's. */
export function withoutTokenParameter(address: string): string {
  try {
    const url = new URL(address);
    const names = tokenNames(url);
    for (const name of names) url.searchParams.delete(name);
    return names.length === 0 ? address : url.href;
  } catch {
    return withoutToken(address);
  }
}
