/** Where one viewer got one segment from. */
type Source = 'http' | 'p2p';

/**
 * The best case that the protocol allows: of `viewers` copies of a segment exactly one leaves the server, each viewer
 * fetching its share, and all others come from viewers. That is the ceiling (n−1)/n; a real run stays below it.
 */
export function planSegments(viewers: number, segments: number): Source[][] {
  return Array.from({length: viewers}, (_, viewer) =>
    Array.from({length: segments}, (_, segment) => (ownerOf(segment, viewers) === viewer ? 'http' : 'p2p')),
  );
}

/** A walk through the viewers with a stride, so that neighbouring segments come from different people. */
function ownerOf(segment: number, viewers: number): number {
  return (segment * 3 + Math.floor(segment / viewers)) % viewers;
}

export function countSources(plan: readonly Source[][]): Record<Source, number> {
  const flat = plan.flat();
  const http = flat.filter((source) => source === 'http').length;
  return {http, p2p: flat.length - http};
}
