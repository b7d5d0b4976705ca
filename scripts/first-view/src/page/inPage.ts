import {decodedHash} from '@x2p2p/page/decodedHash';
import {serveReading} from '@x2p2p/page/reading';
import {reveal} from '@x2p2p/page/reveal';
import {followSdkChoice} from '@x2p2p/page/sdkChoice';
import {onTabKey} from '@x2p2p/page/tabKeys';
import {whenPainted} from '@x2p2p/page/whenPainted';
import {alone} from './alone.ts';
import {holdBannerBack} from './banner.ts';
import {answerInPage} from './firstPress.ts';
import {layOutRest} from './firstScreen.ts';
import {followMoved} from './followMoved.ts';
import {askAgain} from './loaderAgain.ts';
import {correctAddress} from './plainAddress.ts';
import {isRunning, onceRunning} from './running.ts';
import {mendSkipLink} from './skipLink.ts';
import {chooseTab, layOutPanels, showRememberedTabs, tabOf} from './tabs.ts';

/** Pages without tabs leave out the code for them. */
declare const X2_HAS_TABS: boolean;

function serveTabs(): void {
  // Which SDK the address names is shown by tabs, too.
  alone(followSdkChoice);
  showRememberedTabs();
  const onPress = (event: Event) => {
    const tab = tabOf(event);
    if (tab) chooseTab(tab);
  };
  addEventListener('click', onPress, true);
  onceRunning(() => removeEventListener('click', onPress, true));
  // What the address, or the browser's own search, leads to may be in a panel that is not shown.
  addEventListener('beforematch', ({target}) => reveal(target as Element), true);
  reveal(document.getElementById(decodedHash(location.hash)));
  // Choices made since: in another tab, or before the browser restored this page as it was left.
  for (const type of ['storage', 'pageshow']) addEventListener(type, () => isRunning() || showRememberedTabs());
  addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    if (tab && !isRunning()) onTabKey(event, tab);
  });
}

/**
 * In the HTML of every page: what works in a page alone, also in a copy of it on a disk. The page is complete HTML, and what readers do on
 * pages of text is answered here, by the platform. What needs other files anyway is the loader's, a file of its own, which browsers keep.
 */
if (!correctAddress()) {
  // Docusaurus lets the address set attributes of the document, including this one.
  delete document.documentElement.dataset.hasHydrated;
  alone(holdBannerBack);
  alone(askAgain);
  alone(followMoved);
  // The router sees later changes of the address, and so does the page.
  addEventListener('hashchange', () => isRunning() || followMoved());
  // What the first frame shows.
  if (X2_HAS_TABS) alone(serveTabs);
  // Nobody can press what they do not see yet.
  whenPainted(() => {
    alone(mendSkipLink);
    alone(() => layOutRest(onceRunning));
    if (X2_HAS_TABS) alone(layOutPanels);
    alone(serveReading);
    alone(answerInPage);
  });
}
