import type {ArrivalState} from './ArrivalState.ts';
import type {SearchClient} from './SearchClient.ts';

/** What the search needs of the page around it: the box has only the browser, the search page has the site's router. */
export interface SearchHost {
  baseUrl: string;
  /** The reader's page when the search was opened. */
  pathname: string;
  /** The running search, started anew when the last one failed. */
  client: () => SearchClient;
  go: (url: string, state?: ArrivalState) => void;
  /** The page is likely to be opened: fetch it. */
  prefetch: (url: string) => void;
}
