import type {ArrivalState} from '../client/ArrivalState.ts';

/** The box asks the application, where it runs, to go somewhere; the application answers by preventing the default. */
export const GO_EVENT = 'x2-search-go';

export interface GoDetail {
  url: string;
  state: ArrivalState | undefined;
}
