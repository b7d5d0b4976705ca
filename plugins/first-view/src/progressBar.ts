import {isPlainClick} from '../../isPlainClick.ts';
import {linkAt} from './closestTo.ts';

/** As the router's own bar begins, and as its styles know it. */
export const PROGRESS_BAR = '<div id="nprogress"><div class="bar" role="bar"></div></div>';
const DELAY_MS = 200;
const BEGIN = 'translate3d(-92%,0,0)';

const shownBar = () => document.getElementById('nprogress');

/** Until the router does it: a page that is not there 200 ms after the press of its link is seen to be on its way. */
export function showDepartures(isRunning: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event);
    // A file may be saved: the page stays.
    const isPage = link && !link.target && link.origin === location.origin && link.pathname !== location.pathname && !/\.\w+$/.test(link.pathname);
    if (isRunning() || event.defaultPrevented || !isPlainClick(event) || !isPage) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isRunning() || shownBar()) return;
      document.body.insertAdjacentHTML('beforeend', PROGRESS_BAR);
      (shownBar()!.firstChild as HTMLElement).style.transform = BEGIN;
    }, DELAY_MS);
  };
  addEventListener('click', onClick);
  // The page may be shown again as it was left.
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    shownBar()?.remove();
  });
}
