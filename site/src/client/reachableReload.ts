import nprogress from 'nprogress';
import {reloadIfReachable} from '@x2p2p/page/retryBar';

/**
 * When a chunk is missing during a navigation, Docusaurus reloads the page. That is right after a release, but without a network
 * the browser's error page would replace what the reader has, so the page is reloaded only if it can be fetched. Browsers without
 * the Navigation API always reload.
 */
type ReloadEvent = Event & {readonly navigationType: string; readonly userInitiated: boolean};

const BAR_DELAY_MS = 200;
let isAsked = false;

if (typeof window !== 'undefined') {
  (window as {navigation?: EventTarget}).navigation?.addEventListener('navigate', (event) => {
    const {navigationType, userInitiated} = event as ReloadEvent;
    // `isAsked`: this reload is our own, after the page has answered.
    if (navigationType !== 'reload' || userInitiated || isAsked) return;
    event.preventDefault();
    isAsked = true;
    void reloadIfReachable().finally(() => {
      isAsked = false;
      // Upstream shows its progress bar this long after the press and ends it with the navigation, which did not take place.
      setTimeout(() => nprogress.done(), BAR_DELAY_MS);
    });
  });
}
