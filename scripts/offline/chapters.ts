import type {Book} from '@x2p2p/site/data/downloads';
import {pagesOf, productOf} from '@x2p2p/site/data/products';

/** Pages under one heading of the contents. */
export type Part = {readonly name: string; readonly routes: readonly string[]};

/** What a book holds: the pages of its SDK, or all that the site's `llms.txt`, which follows the sidebar, lists of the documentation. */
export function chapters({name, product}: Book, listing: string): readonly Part[] {
  if (product) return [{name, routes: pagesOf(productOf(product)).map((id) => `/docs/${id}`)}];
  const [, ...parts] = listing.split(/^## /m).map((part) => ({
    name: part.split('\n', 1)[0]!,
    routes: [...part.matchAll(/\]\([^)]*?(\/docs\/(?!category\/)[^)]*)\.md\)/g)].map(([, route]) => route!),
  }));
  return parts.filter(({routes}) => routes.length > 0);
}
