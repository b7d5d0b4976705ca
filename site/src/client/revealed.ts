import type {ClientModule} from '@docusaurus/types';
import {decodedHash} from '@x2p2p/page/decodedHash';
import {closedAround, reveal} from '@x2p2p/page/reveal';

/** What an address, or the browser's own search, leads to may be in a panel of tabs that is not shown. */
if (typeof window !== 'undefined') addEventListener('beforematch', ({target}) => reveal(target as Element), true);

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const target = document.getElementById(decodedHash(location.hash));
  if (!closedAround(target)) return;
  reveal(target);
  // Upstream has scrolled already, to where nothing was shown.
  if (previousLocation) requestAnimationFrame(() => target!.scrollIntoView());
};
