import {showRetryBar} from '../../../plugins/first-view/src/retryBar.ts';

/**
 * A part that is missing while navigating makes Docusaurus reload the page: right after a release, wrong without a network,
 * where the browser's error page would replace what the reader has. Only a page that can be had is loaded anew. Browsers
 * without the Navigation API do as before.
 */
type ReloadEvent = Event & {readonly navigationType: string; readonly userInitiated: boolean};

let isReachable = false;

if (typeof window !== 'undefined') {
  (window as {navigation?: EventTarget}).navigation?.addEventListener('navigate', (event) => {
    const {navigationType, userInitiated} = event as ReloadEvent;
    if (navigationType !== 'reload' || userInitiated || isReachable) return;
    event.preventDefault();
    fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
      () => {
        isReachable = true;
        window.location.reload();
      },
      showRetryBar,
    );
  });
}
