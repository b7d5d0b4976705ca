import {caseRedirects, redirects} from '@x2p2p/site/config/redirects';

/** `pattern` matches a decoded path in each spelling that the clean-address rule forgives; `to` is ready for a Location header. */
export type RedirectRule = {readonly pattern: string; readonly to: string};

export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const forgiving = (path: string): string => `^${literal(path)}(?:/index)?(?:\\.html)?/*$`;

/** Regular expressions, because nginx compares the plain keys of a map without regard to case, and `/API` is not `/api`. */
export const redirectRules: readonly RedirectRule[] = [...redirects, ...caseRedirects].map(({from, to}) => ({
  pattern: forgiving(from),
  to: encodeURI(to),
}));

/**
 * Addresses with `.html`, `index`, a trailing slash or doubled slashes in front, against the request as it was sent, so that
 * what was percent-encoded stays so and nothing decoded reaches a header. `base` never begins with a slash or backslash:
 * `//other.example/` must not become a link to another host. Each ending matches in one way only, and at most eight are taken at once:
 * otherwise a long address would reach nginx's limit of matching steps. Further endings take a second redirect.
 */
export const cleanRules = {
  root: '^/+(?:index(?:\\.html)?/*|/)(?<tail>\\?.*)?$',
  ending: '^/+(?<base>[^?/\\\\][^?]*?)(?:/index|\\.html|/){1,8}(?<tail>\\?.*)?$',
  start: '^//+(?<base>[^?/\\\\][^?]*)(?<tail>\\?.*)?$',
} as const;

/** Never served by name: dot files (but `.well-known`; Caddy has no look-ahead) and the precompressed variants of other files. */
export const HIDDEN_PATH = '/\\.(?:[^w]|w[^e])|\\.(?:br|gz|dcz)$';
