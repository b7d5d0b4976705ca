import {posix} from 'node:path';

/** Where a page stands in the `docs/` of a package, without its ending: routes below `/docs` are the larger part, and lose that word. */
export const shippedPath = (route: string): string => route.replace(/^\/(docs\/)?/, '');

/**
 * A page's Markdown with links that lead to the files beside it, where the page they name is among them; all others stay whole addresses.
 * Files have no anchors, so those go.
 */
export function withShippedLinks(markdown: string, route: string, shipped: ReadonlySet<string>, site: string): string {
  const folder = posix.dirname(shippedPath(route));
  return markdown.replace(/(?<=\]\()https?:[^\s)]+/g, (address) => {
    const [, path] = address.startsWith(`${site}/`) ? (/^(\/.+?)\.md(?:#.*)?$/.exec(address.slice(site.length)) ?? []) : [];
    const target = path && decodeURI(path);
    return target && shipped.has(target) ? `${posix.relative(folder, shippedPath(target))}.md` : address;
  });
}
