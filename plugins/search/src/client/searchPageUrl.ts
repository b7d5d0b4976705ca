import {QUERY_LIMIT} from '../shared/normalizeQuery.ts';
import type {Filter} from './Filters/index.tsx';

/** The query as an address can hold it: trimmed, cut, and without lone halves of surrogate pairs. */
export const queryInAddress = (query: string): string => new URLSearchParams([['q', query.trim().slice(0, QUERY_LIMIT)]]).get('q')!;

/** Address of the page with all results. */
export function searchPageUrl(baseUrl: string, query: string, filter: Filter = {}): string {
  const parameters = new URLSearchParams();
  if (query.trim()) parameters.set('q', queryInAddress(query));
  if (filter.sdk) parameters.set('sdk', filter.sdk);
  if (filter.kind) parameters.set('kind', filter.kind);
  const text = parameters.toString();
  return `${baseUrl}search${text ? `?${text}` : ''}`;
}
