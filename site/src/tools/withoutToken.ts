/** An address as typed, without the value of its token: what is typed goes into the page's address, and a token must not. */
export const withoutToken = (text: string): string => text.replace(/([?&]token=)[^&#\s,，]*/gi, '$1');
