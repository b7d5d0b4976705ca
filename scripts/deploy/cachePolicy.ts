/**
 * Two rules are enough. A file whose name carries a hash of its content never changes; everything else is asked for again
 * each time, which costs one conditional request and makes a release visible at once.
 */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** Paths with a content hash: bundles, and the parts of the search index that its head file names. */
export const HASHED_PATH = '^/(assets/|search-index/[a-z]+-[0-9a-f]{8,})';

export const isHashed = (path: string): boolean => new RegExp(HASHED_PATH).test(path);

export const cacheControl = (path: string): string => (isHashed(path) ? IMMUTABLE : REVALIDATE);
