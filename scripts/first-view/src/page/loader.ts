import {decodedHash} from '@x2p2p/page/decodedHash';
import {serveReading} from '@x2p2p/page/reading';
import {followSdkChoice} from '@x2p2p/page/sdkChoice';
import {reveal} from '@x2p2p/page/reveal';
import {onTabKey} from '@x2p2p/page/tabKeys';
import {whenPainted} from '@x2p2p/page/whenPainted';
import {alone} from './alone.ts';
import {canStart, hasStarted, holdBannerBack, isRunning, onceRunning, start, tellFailures} from './application.ts';
import {keepEdits} from './edits.ts';
import {fetchAhead} from './fetchAhead.ts';
import {answerFirstPress} from './firstPress.ts';
import {layOutRest} from './firstScreen.ts';
import {followMoved} from './followMoved.ts';
import {correctAddress} from './plainAddress.ts';
import {handOverPresses, keepPresses} from './presses.ts';
import {showDepartures} from './progressBar.ts';
import {mendSkipLink} from './skipLink.ts';
import {chooseTab, showRememberedTabs, tabOf} from './tabs.ts';
import {whenIdle} from './whenIdle.ts';
import {whenShown} from './whenShown.ts';

/** Source of the regular expression `workbenches` (see `FirstViewOptions`). */
declare const X2_WORKBENCHES: string;
declare const X2_HAS_TABS: boolean;

function serveTabs(): void {
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
 * The only script that runs when a page loads. The page is complete HTML, and what readers do on pages of text is answered here, by the
 * platform; this starts the application (React and the router) when the reader presses what only that can answer, never by time, replays what
 * they did meanwhile, and until then fetches pages ahead.
 */
function servePage(): void {
  const workbenches = new RegExp(X2_WORKBENCHES);
  const isWorkbench = ({pathname}: {pathname: string}) => workbenches.test(pathname);
  const connection = (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection;
  const isPoor = connection?.saveData || connection?.effectiveType?.includes('2g');
  const speculation = document.querySelector('script[type="speculationrules"]');

  const redoEdits = keepEdits();
  alone(mendSkipLink);
  alone(() => layOutRest(onceRunning));
  alone(serveReading);
  alone(() => keepPresses(isWorkbench(location)));
  alone(answerFirstPress);
  if (!canStart) return;
  alone(tellFailures);
  alone(() => showDepartures(isRunning));
  if (isPoor) speculation?.remove();
  else alone(() => fetchAhead({isOver: hasStarted, isWorkbench}));
  onceRunning(() => {
    const press = handOverPresses();
    // From here on the router fetches ahead.
    speculation?.remove();
    const isEdited = redoEdits();
    // After the effects of the replayed edits: the router needs some time for a new address.
    if (press && isEdited) whenIdle(press, {timeout: 300});
    else press?.();
  });

  // The address asks for something that only the application can show, or the page is to work without the network that it has now.
  const isNeededNow =
    isWorkbench(location) && (location.search || location.hash.startsWith('#?') || document.querySelector('[data-works-offline]'));
  if (isNeededNow) whenShown(start);
}

if (!correctAddress()) {
  alone(holdBannerBack);
  alone(followMoved);
  // The router sees later changes of the address, and so does the page.
  addEventListener('hashchange', () => isRunning() || followMoved());
  // What the first frame shows.
  alone(followSdkChoice);
  if (X2_HAS_TABS) alone(serveTabs);
  // Nobody can press what they do not see yet.
  whenPainted(servePage);
}
