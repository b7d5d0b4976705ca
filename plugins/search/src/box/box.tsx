// Not of preact/compat, which empties the place before it draws.
import {render} from 'preact';
import type {ArrivalState} from '../client/ArrivalState.ts';
import type {SearchHost} from '../client/SearchHost.ts';
import {SearchDialog} from '../client/SearchDialog/index.tsx';
import {startSearch} from '../client/startSearch.ts';
import type {Frame} from './frame.ts';
import {GO_EVENT, type GoDetail} from './goEvent.ts';
import {keepArrival} from './keptArrival.ts';
import type {StartedSearch} from './startEngine.ts';

/**
 * The dialog as a program of its own: it opens before the application runs, and without it. A result is opened by the
 * application where it runs, else by the browser.
 */
export {markArrival} from '../client/arrival/markArrival.ts';

export interface Filling {
  baseUrl: string;
  worker: string;
  index: string;
  started: StartedSearch;
}

/** Draws the search in an open frame, around the field that the reader may be typing in. Returns what ends it. */
export function fillFrame({place, field, close}: Frame, {baseUrl, worker, index, started}: Filling): () => void {
  const host: SearchHost = {
    baseUrl,
    pathname: location.pathname,
    client: () => startSearch(worker, index, started),
    go,
    prefetch: (url) => void (window.docusaurus as typeof window.docusaurus | null | undefined)?.prefetch(url),
  };
  render(<SearchDialog host={host} alreadyTyped={field.value} onClose={close} />, place);
  return () => render(null, place);
}

function go(url: string, state?: ArrivalState): void {
  const taken = !document.dispatchEvent(new CustomEvent<GoDetail>(GO_EVENT, {detail: {url, state}, cancelable: true}));
  if (taken) return;
  if (state) keepArrival(url, state.searchWords);
  location.assign(url);
}
