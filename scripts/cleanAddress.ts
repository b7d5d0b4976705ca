import {cleanRules, redirectRules} from './deploy/redirectRules.ts';

const moved = redirectRules.map(({pattern, to}) => ({pattern: new RegExp(pattern, 's'), to}));
const clean = Object.values(cleanRules).map((pattern) => new RegExp(pattern, 's'));

/**
 * Where a request for `path` (as sent, percent-encoded) should go instead, or undefined if it is fine as it is:
 * no `.html`, no `index`, no trailing slash, no old address. By the rules of the production servers, in their order.
 */
export function cleanAddress(path: string): string | undefined {
  const [, pathname = '/', query = ''] = /^([^?]*)(.*)$/s.exec(path)!;
  const decoded = decodePath(pathname);
  if (decoded === undefined) return undefined;
  // Servers match old addresses with leading slashes merged.
  const old = moved.find(({pattern}) => pattern.test(decoded.replace(/^\/+/, '/')));
  if (old) return old.to + query;
  for (const rule of clean) {
    const groups = rule.exec(path)?.groups;
    if (groups) return `/${groups.base ?? ''}${groups.tail ?? ''}`;
  }
  return undefined;
}

/** Undefined for a path that is wrongly encoded: no server has anything there. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
