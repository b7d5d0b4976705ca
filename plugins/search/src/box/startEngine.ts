import {fetchIndexFile} from '../shared/fetchIndexFile.ts';
import {HEAD_FILE} from '../shared/indexFormat.ts';

/** A search on its way: the worker starts while the head of the index travels. */
export interface StartedSearch {
  worker: Worker;
  head: Promise<ArrayBuffer>;
  /** The worker's first error, kept for listeners that come later: a worker that does not load reports it only once. */
  broken: Promise<ErrorEvent>;
  /** Where the files of the index are. */
  folder: string;
}

export function startEngine(workerUrl: string, folder: string): StartedSearch {
  const head = fetchIndexFile(`${folder}/${HEAD_FILE}`);
  // Not an unhandled rejection: whoever awaits `head` gets the failure.
  head.catch(() => undefined);
  const worker = new Worker(workerUrl, {name: 'search'});
  return {worker, head, broken: new Promise((resolve) => (worker.onerror = resolve)), folder};
}
