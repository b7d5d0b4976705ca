import {afterEach, expect, it, vi} from 'vitest';
import {startEngine} from '../box/startEngine.ts';
import {startSearch} from './startSearch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('hears of a worker that broke before anybody asked, and starts another', async () => {
  const workers: SilentWorker[] = [];
  class SilentWorker {
    onerror?: (event: Event) => void;
    constructor() {
      workers.push(this);
    }
    addEventListener() {}
    postMessage() {}
    terminate() {}
  }
  vi.stubGlobal('Worker', SilentWorker);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  const started = startEngine('/worker.js', '/search-index');
  workers[0]!.onerror!(new Event('error'));
  const client = startSearch('/worker.js', '/search-index', started);
  const heard = vi.fn();
  client.subscribe(heard);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({type: 'failed'}));
  expect(warn).toHaveBeenCalledWith('[search]', 'no worker');

  const next = startSearch('/worker.js', '/search-index', started);
  expect(next).not.toBe(client);
  expect(next.failed).toBe(false);
  expect(workers).toHaveLength(2);
});
