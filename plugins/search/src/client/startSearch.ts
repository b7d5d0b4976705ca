import {startEngine, type StartedSearch} from '../box/startEngine.ts';
import {SearchClient} from './SearchClient.ts';

let client: SearchClient | undefined;

/** The one worker of this bundle (the box is one, the search page another); a failed one is replaced. */
export function startSearch(workerUrl: string, folder: string, started?: StartedSearch): SearchClient {
  if (client?.failed) {
    client.close();
    client = new SearchClient(startEngine(workerUrl, folder));
  }
  client ??= new SearchClient(started ?? startEngine(workerUrl, folder));
  return client;
}
