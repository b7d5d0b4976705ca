import type {ClientModule} from '@docusaurus/types';
import {decodedHash} from '@x2p2p/page/decodedHash';
import {isArrivalState} from '../ArrivalState.ts';

let clear = (): void => undefined;

/** Marks the searched words after a result was followed; the next page starts clean. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location === previousLocation) return;
    clear();
    const {state, hash} = location;
    if (!isArrivalState(state) || !('highlights' in CSS)) return;
    void import('./markArrival.ts').then(
      ({markArrival}) => {
        clear = markArrival(decodedHash(hash), state.searchWords);
      },
      // Without a network nothing is marked: the page itself is there.
      () => undefined,
    );
  },
};

export default clientModule;
