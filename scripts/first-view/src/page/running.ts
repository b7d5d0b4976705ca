import {isAtHome} from '@x2p2p/page/isAtHome';
import {hideRetryBar} from '@x2p2p/page/retryBar';

const root = document.documentElement;

/** A copy of the page elsewhere stays as it is. */
export const canStart = isAtHome();
export const isRunning = () => root.dataset.hasHydrated === 'true';

/** Runs once the application answers the reader: one task after it says so, when effects have attached their listeners. */
export function onceRunning(run: () => void): void {
  const observer = new MutationObserver(check);
  function check() {
    if (!isRunning()) return;
    observer.disconnect();
    hideRetryBar();
    setTimeout(run);
  }
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
  check();
}
