import {serveSite} from '@x2p2p/page/serveSite';
import {followSdkChoice} from '@x2p2p/page/sdkChoice';
import {whenPainted} from '@x2p2p/page/whenPainted';
import {alone} from './alone.ts';
import {hasStarted, start, tellFailures} from './application.ts';
import {keepEdits, repeatEarlyEdits} from './edits.ts';
import {fetchAhead} from './fetchAhead.ts';
import {answerFirstPress} from './firstPress.ts';
import {focusQuestion} from './focusQuestion.ts';
import {handOverPresses, keepPresses} from './presses.ts';
import {showDepartures} from './progressBar.ts';
import {canStart, isRunning, onceRunning} from './running.ts';
import {whenIdle} from './whenIdle.ts';
import {whenShown} from './whenShown.ts';

/** Source of the regular expression `workbenches` (see `FirstViewOptions`). */
declare const X2_WORKBENCHES: string;

/**
 * Of every page, in a file of its own: what needs other files of the site. It starts the application (React and the router) when the reader
 * presses what only that can answer, never by time, replays what they did meanwhile, and until then fetches pages ahead.
 */
function servePage(): void {
  const workbenches = new RegExp(X2_WORKBENCHES);
  const isWorkbench = ({pathname}: {pathname: string}) => workbenches.test(pathname);
  const connection = (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection;
  const isPoor = connection?.saveData || connection?.effectiveType?.includes('2g');
  const speculation = document.querySelector('script[type="speculationrules"]');

  const redoEdits = keepEdits();
  alone(serveSite);
  // Before anybody listens: no reader has asked for the application by it.
  alone(focusQuestion);
  alone(() => keepPresses(isWorkbench(location)));
  alone(repeatEarlyEdits);
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

alone(followSdkChoice);
// A page that is rendered ahead gets no frame before it is shown: what its first one needs is computed now.
if ('prerendering' in document && document.prerendering) document.documentElement.getBoundingClientRect();
// Nobody can press what they do not see yet.
whenPainted(servePage);
