import {installOpener} from './opener.ts';

/** Runs from the page's loader, and from the application for pages built without it: only the first one installs. */
const page = window as {x2Search?: true};
// A page opened from a disk has no index to search.
if (!page.x2Search && location.protocol.startsWith('http')) {
  page.x2Search = true;
  installOpener();
}
