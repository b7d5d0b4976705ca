import {Trouble} from '@x2p2p/command/Trouble';
import type {ShippedSite} from './shippedSite.ts';

/** The Markdown of a page by its address, with the host or without, by its Markdown's address, or as a search result gives it. */
export function readPage(site: ShippedSite, address: string): string {
  const route = routeOf(site, address);
  if (!site.pages.some((page) => page.route === route))
    throw new Trouble(`没有 ${address} 这一页，或者它没有 Markdown；x2 docs <词> 可以查到地址。`);
  return site.markdown(route).trimEnd();
}

/** Empty for what is no address of the site. */
function routeOf({url}: ShippedSite, address: string): string {
  try {
    const {origin, pathname} = new URL(address, url);
    return origin === new URL(url).origin ? decodeURI(pathname).replace(/\.md$|\/$/, '') : '';
  } catch {
    return '';
  }
}
