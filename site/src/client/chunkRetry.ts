import {showRetryBar} from '../../../plugins/first-view/src/retryBar.ts';

/**
 * When a part of the first page cannot be loaded (old tab after a deploy, a broken network), Docusaurus leaves the page
 * as plain HTML: readable, but with dead menus and no word about why. This says it, and offers a retry.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (isChunkError(reason)) showRetryBar();
  });
}

function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /Loading (CSS )?chunk .* failed/i.test(reason.message));
}
