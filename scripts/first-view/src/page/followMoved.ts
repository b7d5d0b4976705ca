import {decodedHash} from '@x2p2p/page/decodedHash';

/**
 * A fragment never reaches the server: a page that a section has left keeps its anchor, on an item with a link to where it stands now
 * (`site/src/components/MovedSections`), and the reader is sent on. The old address is not kept in the history, or going back would end here.
 */
export function followMoved(): void {
  const anchor = document.getElementById(decodedHash(location.hash));
  const link = anchor?.dataset.moved === undefined ? null : anchor.querySelector('a');
  if (link) location.replace(link.href);
}
