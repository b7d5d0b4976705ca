/**
 * Two rules are enough. A file whose name carries a hash of its content never changes; everything else is asked for again
 * each time, which costs one conditional request and makes a release visible at once.
 */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** Paths with a content hash: bundles, and the parts of the search index that its head file names. */
export const HASHED_PATH = '^/(assets/|search-index/[a-z]+-[0-9a-f]{8,})';

export const isHashed = (path: string): boolean => new RegExp(HASHED_PATH).test(path);

/** Statuses of answers that may be kept: the whole file, a part of it, or that it was not modified. */
export const FOUND: readonly number[] = [200, 206, 304];

/** The one rule, for the path of a request or a file and the status of its answer; nginx and Caddy are configured from its parts. */
export const cacheControl = (path: string, status = 200): string => (FOUND.includes(status) && isHashed(path) ? IMMUTABLE : REVALIDATE);
