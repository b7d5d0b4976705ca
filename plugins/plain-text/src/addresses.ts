type Site = {readonly url: string; readonly routes: ReadonlySet<string>};

/** The whole address of a page's plain text. */
export const plainAddress = ({url}: Pick<Site, 'url'>, route: string): string => `${url}${encodeURI(route)}.md`;

/**
 * Where a link of a page leads from its plain text: to another plain text where there is one, else to the page. A link with a
 * query leads to the page, which reads it; a fragment is dropped, since a plain text has no anchors.
 */
export const addressesOf = (site: Site) => (href: string): string => {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const [path = ''] = href.split('#');
  const route = decodeURI(path);
  return site.routes.has(route) ? plainAddress(site, route) : site.url + href;
};
