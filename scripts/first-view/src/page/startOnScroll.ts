import {start} from './application.ts';

/** For a site whose navbar hides, in every page: it is the application that hides it, so the first scroll starts that. */
addEventListener('scroll', start, {once: true, passive: true});
