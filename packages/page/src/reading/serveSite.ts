import {copyPage} from './copyPage.ts';
import {restart} from './restart.ts';
import {chooseSdk, watchSdkChoice} from './sdkChoice.ts';

/** What readers do beside reading, and what needs other files of the site; by delegation, as `serveReading`. */
export function serveSite(): void {
  const answers = [copyPage, chooseSdk, restart];
  addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (target instanceof Element) for (const answer of answers) answer(target, event);
    },
    true,
  );
  watchSdkChoice();
}
