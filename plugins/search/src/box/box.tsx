import {render} from 'preact/compat';
import type {ArrivalState} from '../client/ArrivalState.ts';
import type {SearchHost} from '../client/SearchHost.ts';
import {SearchDialog} from '../client/SearchDialog/index.tsx';
import {startSearch} from '../client/startSearch.ts';
import {GO_EVENT, type GoDetail} from './goEvent.ts';
import {keepArrival} from './keptArrival.ts';
import type {Opening} from './opener.ts';

/**
 * The dialog as a program of its own: it opens before the application runs, and without it. A result is opened by the
 * application where it runs, else by the browser.
 */
export {markArrival} from '../client/arrival/markArrival.ts';

let close: (() => void) | undefined;

export function openBox({baseUrl, worker, index, started, takeTyped, onClosed}: Opening): void {
  if (close) return;
  const place = document.body.appendChild(document.createElement('div'));
  close = () => {
    close = undefined;
    render(null, place);
    place.remove();
    onClosed();
  };
  const host: SearchHost = {
    baseUrl,
    pathname: location.pathname,
    client: () => startSearch(worker, index, started),
    go,
    prefetch: (url) => void (window.docusaurus as typeof window.docusaurus | null | undefined)?.prefetch(url),
  };
  render(<SearchDialog host={host} takeTyped={takeTyped} onClose={() => close?.()} />, place);
}

function go(url: string, state?: ArrivalState): void {
  const taken = !document.dispatchEvent(new CustomEvent<GoDetail>(GO_EVENT, {detail: {url, state}, cancelable: true}));
  if (taken) return;
  if (state) keepArrival(url, state.searchWords);
  location.assign(url);
}
