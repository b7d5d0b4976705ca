import {answerClicks} from './answerClicks.ts';
import {copyPage} from './copyPage.ts';
import {foldContents, watchContents} from './followContents.ts';
import {restart} from './restart.ts';
import {chooseSdk, watchSdkChoice} from './sdkChoice.ts';

/** What readers do beside reading, and what needs other files of the site; by delegation, as `serveReading`. */
export function serveSite(): void {
  answerClicks([copyPage, chooseSdk, foldContents, restart]);
  watchContents();
  watchSdkChoice();
}
