import type {ClientModule} from '@docusaurus/types';
import {hideRetryBar, reloadIfGone, showRetryBar} from '@x2p2p/page/retryBar';

/**
 * When a part of the first page cannot be loaded (old tab after a deploy, a broken network), Docusaurus leaves the page
 * as plain HTML: readable, but with dead menus and no word about why. This module says why, and offers a retry.
 */
type ChunkError = Error & {readonly request?: string};

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (!isChunkError(reason)) return;
    // A running page is not reloaded: it may hold what its reader has typed.
    if (document.documentElement.dataset.hasHydrated === 'true' || !reason.request) return showRetryBar();
    void reloadIfGone(reason.request);
  });
}

/** Once the next page has come after all, there is nothing left to retry. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (previousLocation && location.pathname !== previousLocation.pathname) hideRetryBar();
};

function isChunkError(reason: unknown): reason is ChunkError {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /Loading (CSS )?chunk .* failed/i.test(reason.message));
}
