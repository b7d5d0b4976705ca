type Site = {readonly url: string; readonly routes: ReadonlySet<string>};

/** The path of a page's file, without its ending: that of a folder is its index. */
export const filePath = (route: string): string => (route.endsWith('/') ? `${route}index` : route);

/** The whole address of a page's plain text. */
export const plainAddress = ({url}: Pick<Site, 'url'>, route: string): string => `${url}${encodeURI(filePath(route))}.md`;

/**
 * Where a link of a page leads from its plain text: to another plain text where there is one, else to the page. A link with a
 * query leads to the page, which reads it. A fragment stays: a plain text has no anchors, but the page has, and it names the place.
 */
export const addressesOf =
  (site: Site) =>
  (href: string): string => {
    if (!href.startsWith('/') || href.startsWith('//')) return href;
    const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(href)!;
    const route = decodeURI(path);
    return site.routes.has(route) ? plainAddress(site, route) + fragment : site.url + href;
  };
