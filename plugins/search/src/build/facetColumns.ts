import type {Facets} from '../options.ts';
import type {FacetColumns} from '../shared/indexFormat.ts';
import {kinds as allKinds} from '../shared/kinds.ts';

const fits =
  (route: string) =>
  ({routes}: {routes: RegExp}): boolean =>
    routes.test(route);

/** What is known of each page from its route alone. */
export const facetColumns = (routes: readonly string[], {sdks, kinds, priors}: Facets): FacetColumns => ({
  kinds: routes.map((route) => allKinds.indexOf(kinds.find(fits(route))?.kind ?? 'guide')),
  sdks: routes.map((route) => sdks.findIndex(fits(route))),
  priors: routes.map((route) => priors.find(fits(route))?.prior ?? 1),
});
