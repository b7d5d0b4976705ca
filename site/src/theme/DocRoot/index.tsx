import type {ComponentProps, ReactNode} from 'react';
import type {RouteConfig} from '@docusaurus/types';
import DocRoot from '@theme-original/DocRoot';

/**
 * Change: passes on only the route of the page. Upstream tries the routes of all documents in turn, twice per rendering,
 * and creates an element for each: a tenth of what a build of 1,000 pages costs. An address that is not written like its
 * route (encoded, or with a slash at its end) is still tried against them all.
 */
export default function DocRootOfOneRoute({route, ...props}: ComponentProps<typeof DocRoot>): ReactNode {
  const own = route.routes?.filter(({path, exact}: RouteConfig) => exact && path === props.location.pathname);
  return <DocRoot {...props} route={own?.length ? {...route, routes: own} : route} />;
}
