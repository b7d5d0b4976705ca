import {caseRedirects, redirects} from '../site/config/redirects.ts';

const moved = new Map([...redirects, ...caseRedirects].map(({from, to}) => [from, to]));

/**
 * Where a request for `path` (as sent, percent-encoded) should go instead, or undefined if it is fine as it is:
 * no `.html`, no `index`, no trailing slash, no old address. Exact case: `/docs/x/api` and `/docs/x/API` differ.
 */
export function cleanAddress(path: string): string | undefined {
  const [, pathname = '/', query = ''] = /^([^?]*)(.*)$/s.exec(path)!;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const clean = decoded.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
  const target = moved.get(clean) ?? clean;
  return target === decoded ? undefined : encodeURI(target) + query;
}
