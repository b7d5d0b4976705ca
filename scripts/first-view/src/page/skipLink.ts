import {isRunning} from './running.ts';
import {closestTo} from './closestTo.ts';

/** The skip link until the application runs: upstream's target includes the sidebar. */
export function mendSkipLink(): void {
  addEventListener('click', (event) => {
    const link = closestTo(event, 'a[href="#__docusaurus_skipToContent_fallback"]');
    const main = link && !isRunning() && document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  });
}
