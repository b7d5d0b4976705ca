import type {SupportNote} from '../run/support.ts';
import type {Support} from '../run/useSupport.ts';

/** What keeps the laboratory from running in this browser; in the browser only. */
export const blockingNote = ({notes}: Support): SupportNote | undefined => notes().find(({isBlocking}) => isBlocking);
