import {matchRoutes as matchEach} from 'react-router-config/esm/react-router-config.js';

export {renderRoutes} from 'react-router-config/esm/react-router-config.js';

/** The routes that can match an address as written: those with exactly its path, and those with further routes below them. */
const towards = (routes, pathname) =>
  routes
    .filter(({path, exact}) => !exact || path === pathname)
    .map((route) => (route.routes ? {...route, routes: towards(route.routes, pathname)} : route));

/** Upstream's would try all pages of a site in turn. An address that is not written like its route is still tried against them all. */
export function matchRoutes(routes, pathname) {
  const found = matchEach(towards(routes, pathname), pathname);
  return found.at(-1)?.route.exact ? found : matchEach(routes, pathname);
}
