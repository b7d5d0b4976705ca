import {SearchClient} from './SearchClient.ts';

let client: SearchClient | undefined;

/** The one worker of this tab, started at the first sign that somebody is going to search; a failed one is replaced. */
export function startSearch(baseUrl: string): SearchClient {
  if (client?.failed) {
    client.close();
    client = undefined;
  }
  client ??= new SearchClient(baseUrl);
  return client;
}
