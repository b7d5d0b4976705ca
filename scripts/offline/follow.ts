import {plainPath} from '@x2p2p/page/plainPath';

/** To a page that the copy holds, or out of it. */
export type Target = {readonly route: string; readonly search: string; readonly hash: string} | {readonly outside: string};

/** Where an address that the page at `from` names leads in a copy of some pages of the site: what the copy does not hold is on the site. */
export function follow(address: string, from: string, site: string, held: ReadonlySet<string>): Target {
  const url = new URL(address, site + from);
  const route = plainPath(decodeURI(url.pathname));
  return url.origin === site && held.has(route) ? {route, search: url.search, hash: url.hash} : {outside: url.href};
}
