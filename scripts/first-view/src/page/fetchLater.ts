import {whenLoaded} from './whenLoaded.ts';
import {whenShown} from './whenShown.ts';

/** Gives precedence to what the page itself loads late. */
const AFTER_LOAD_MS = 1000;

/** Runs what fetches something for the reader's next step, once the page has loaded and is shown. */
export const fetchLater = (fetch: () => void): void => whenLoaded(() => setTimeout(whenShown, AFTER_LOAD_MS, fetch));
