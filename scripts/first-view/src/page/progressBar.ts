import {isPlainClick} from '@x2p2p/page/isPlainClick';
import {linkAt} from './closestTo.ts';

/** The router's own bar as it begins, so that its styles apply. */
export const PROGRESS_BAR = '<div id="nprogress"><div class="bar" role="bar"></div></div>';
const DELAY_MS = 200;
const BEGIN = 'translate3d(-92%,0,0)';

const shownBar = () => document.getElementById('nprogress');

/** Until the router does it: shows that a page is on its way when it has not arrived 200 ms after its link was pressed. */
export function showDepartures(isRunning: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event);
    // A file may be downloaded instead of opened: the page stays.
    const isPage =
      link && !link.target && link.origin === location.origin && link.pathname !== location.pathname && !/\.\w+$/.test(link.pathname);
    if (isRunning() || event.defaultPrevented || !isPlainClick(event) || !isPage) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isRunning() || shownBar()) return;
      document.body.insertAdjacentHTML('beforeend', PROGRESS_BAR);
      (shownBar()!.firstChild as HTMLElement).style.transform = BEGIN;
    }, DELAY_MS);
  };
  addEventListener('click', onClick);
  // The browser may restore the page as it was left.
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    shownBar()?.remove();
  });
}
