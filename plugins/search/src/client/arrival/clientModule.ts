import type {ClientModule} from '@docusaurus/types';
import {isArrivalState} from '../ArrivalState.ts';

let clear = (): void => undefined;

/** Marks the searched words after a result was followed; the next page starts clean. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location === previousLocation) return;
    clear();
    const {state, hash} = location;
    if (!isArrivalState(state) || !('highlights' in CSS)) return;
    void import('./markArrival.ts').then(({markArrival}) => {
      clear = markArrival(decodeURIComponent(hash.slice(1)), state.searchWords);
    });
  },
};

export default clientModule;
