import {isCopy} from '@x2p2p/page/isCopy';
import {plainPath} from '@x2p2p/page/plainPath';

/** Whether this is the page that hosts answer for unknown addresses. */
declare const X2_IS_NOT_FOUND: boolean;

/**
 * Some hosts answer these spellings of an address themselves, but the application would not find its page by them, and would draw
 * it again. The address is corrected in place; returns true when another page has to be loaded for it instead.
 */
export function correctAddress(): boolean {
  const path = plainPath(location.pathname);
  // A file on a disk or in a copy of the site has no other address.
  if (path === location.pathname || isCopy()) return false;
  const address = path + location.search + location.hash;
  // The plain address may have a page, unless the host has just redirected from it: the two redirects would form a loop.
  const isWorthTrying =
    X2_IS_NOT_FOUND && (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.redirectCount === 0;
  if (isWorthTrying) location.replace(address);
  else history.replaceState(history.state, '', address);
  return isWorthTrying;
}
