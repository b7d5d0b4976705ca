import {closeAnnouncement} from './announcement.ts';
import {answerClicks} from './answerClicks.ts';
import {goToTop, offerTop} from './backToTop.ts';
import {markContents} from './contents.ts';
import {copyCode} from './copyCode.ts';
import {closeDrawers, openDrawer, watchDrawers} from './drawers.ts';
import {toggleDropdown, watchDropdowns} from './dropdown.ts';

export {isOpen} from './drawers.ts';

/** Controls that are answered here, in every page and for its whole life: none of them needs the application, or another file. */
export const ANSWERED_IN_PAGE = '.theme-announcement-bar, .theme-code-block, .theme-back-to-top-button, .dropdown, [popovertarget]';

/** And those that `serveSite` answers: all that need no application. */
export const ANSWERED_EARLY = `${ANSWERED_IN_PAGE}, [data-copies-page], [data-restart]`;

/**
 * What readers do on pages of text. It works by delegation on the document, so that it serves the page as its HTML shows it and as the
 * application draws it; components of these parts have no state of their own.
 */
export function serveReading(): void {
  answerClicks([closeAnnouncement, goToTop, copyCode, openDrawer, closeDrawers, toggleDropdown]);
  watchDropdowns();
  watchDrawers();

  let isAsked = false;
  const onScroll = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      markContents();
      offerTop();
    });
  };
  addEventListener('scroll', onScroll, {passive: true});
  onScroll();
}
