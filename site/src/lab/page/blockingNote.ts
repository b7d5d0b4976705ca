import type {SupportNote} from '@site/src/lab/run/support';
import type {Support} from '@site/src/lab/run/useSupport';

/** What keeps the laboratory from running in this browser; in the browser only. */
export const blockingNote = ({notes}: Support): SupportNote | undefined => notes().find(({isBlocking}) => isBlocking);
