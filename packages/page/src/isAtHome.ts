import {isCopy} from './isCopy.ts';
import {plainPath} from './plainPath.ts';

/**
 * Whether the page stands where the site has put it. A copy (saved to a disk, in an archive, behind the path of a proxy) is complete
 * HTML that stays as it is: the application finds its page by the address, and would draw the not-found page over the text.
 */
export function isAtHome(): boolean {
  if (isCopy() || !isReadable(location.pathname)) return false;
  const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The development server writes its pages in the browser.
  if (!own) return true;
  const [path, here] = [new URL(own.href).pathname, location.pathname].map((one) => plainPath(one).toLowerCase());
  // Hosts answer any address with the not-found page.
  return path === '/404' || path === here;
}

/** The router cannot read an address that is wrongly encoded (`/%`), which hosts answer with the not-found page. */
function isReadable(path: string): boolean {
  try {
    return Boolean(decodeURI(path));
  } catch {
    return false;
  }
}
