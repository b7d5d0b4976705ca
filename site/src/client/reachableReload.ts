import nprogress from 'nprogress';
import {reloadIfReachable} from '../../../plugins/first-view/src/retryBar.ts';

/**
 * A part that is missing while navigating makes Docusaurus reload the page: right after a release, wrong without a network,
 * where the browser's error page would replace what the reader has. Only a page that can be had is loaded anew. Browsers
 * without the Navigation API do as before.
 */
type ReloadEvent = Event & {readonly navigationType: string; readonly userInitiated: boolean};

const BAR_DELAY_MS = 200;
let isAsked = false;

if (typeof window !== 'undefined') {
  (window as {navigation?: EventTarget}).navigation?.addEventListener('navigate', (event) => {
    const {navigationType, userInitiated} = event as ReloadEvent;
    // The reload that follows the answer.
    if (navigationType !== 'reload' || userInitiated || isAsked) return;
    event.preventDefault();
    isAsked = true;
    void reloadIfReachable().finally(() => {
      isAsked = false;
      // Upstream's bar begins so long after the press and ends with the navigation; this one has ended without.
      setTimeout(() => nprogress.done(), BAR_DELAY_MS);
    });
  });
}
