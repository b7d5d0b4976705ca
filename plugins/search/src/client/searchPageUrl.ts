import {QUERY_LIMIT} from '../shared/normalizeQuery.ts';
import type {Filter} from './Filters/index.tsx';

/** Address of the page with all results. Lone halves of surrogate pairs cannot stand in an address. */
export function searchPageUrl(baseUrl: string, query: string, filter: Filter = {}): string {
  const parameters = new URLSearchParams();
  if (query.trim()) parameters.set('q', query.trim().slice(0, QUERY_LIMIT));
  if (filter.sdk) parameters.set('sdk', filter.sdk);
  if (filter.kind) parameters.set('kind', filter.kind);
  const text = parameters.toString();
  return `${baseUrl}search${text ? `?${text}` : ''}`;
}
