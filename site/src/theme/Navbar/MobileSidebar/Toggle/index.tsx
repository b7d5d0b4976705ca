import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';

/**
 * Change: a button that opens the menu of a phone by itself. Pages with a sidebar open that, from which a button leads to the main
 * menu; which of the two buttons is shown, the styles decide (`src/css/drawer.css`).
 */
export default function MenuButtons(): ReactNode {
  const label = translate({id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', message: 'Toggle navigation bar'});
  return (
    <>
      {['main-menu', 'sidebar'].map((popovertarget) => (
        <button key={popovertarget} type="button" className="navbar__toggle clean-btn" aria-label={label} {...{popovertarget}}>
          <IconMenu />
        </button>
      ))}
    </>
  );
}
