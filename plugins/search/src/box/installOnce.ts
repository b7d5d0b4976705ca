import {installOpener} from './opener.ts';

/** Stands in the page's own script, and in a part of the application for pages built without that script: the first one counts. */
const page = window as {x2Search?: true};
if (!page.x2Search) {
  page.x2Search = true;
  installOpener();
}
