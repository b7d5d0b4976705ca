import {installOpener} from './opener.ts';

/** Runs from the page's inline script, and from the application for pages built without that script: only the first one installs. */
const page = window as {x2Search?: true};
if (!page.x2Search) {
  page.x2Search = true;
  installOpener();
}
