/** An address as typed, without the value of its token: what is typed goes into the page's address, and a token must not. */
export const withoutToken = (text: string): string => text.replace(/([?&]token=)[^&#\s,，]*/gi, '$1');

/** Whether there is a parameter that people take for the token, however it is written. */
export const namesToken = ({searchParams}: URL): boolean => [...searchParams.keys()].some((name) => name.toLowerCase() === 'token');

/** An address without its token: the engine appends the token itself, and one in a pasted address would end up in the page's. */
export function withoutTokenParameter(address: string): string {
  try {
    const url = new URL(address);
    if (!url.searchParams.has('token')) return address;
    url.searchParams.delete('token');
    return url.href;
  } catch {
    return withoutToken(address);
  }
}
