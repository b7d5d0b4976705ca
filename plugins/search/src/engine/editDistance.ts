const MAX_LENGTH = 64;
let beforeLast = new Uint8Array(MAX_LENGTH + 1);
let last = new Uint8Array(MAX_LENGTH + 1);
let next = new Uint8Array(MAX_LENGTH + 1);

/**
 * Edits (insert, delete, replace, swap neighbours) that turn the query into the term, or into the best beginning of the term:
 * what is being typed may be wrong and unfinished at once. Gives up past `limit`.
 */
export function editDistance(query: string, term: string, limit: number): {whole: number; beginning: number} {
  const width = Math.min(term.length, query.length + limit, MAX_LENGTH);
  for (let at = 0; at <= width; at++) last[at] = at;
  for (let row = 1; row <= query.length; row++) {
    next[0] = row;
    let best = row;
    for (let at = 1; at <= width; at++) {
      const same = query.charCodeAt(row - 1) === term.charCodeAt(at - 1);
      let cost = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      const swapped =
        row > 1 && at > 1 && query.charCodeAt(row - 1) === term.charCodeAt(at - 2) && query.charCodeAt(row - 2) === term.charCodeAt(at - 1);
      if (swapped) cost = Math.min(cost, beforeLast[at - 2]! + 1);
      next[at] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return {whole: Infinity, beginning: Infinity};
    [beforeLast, last, next] = [last, next, beforeLast];
  }
  let beginning = Infinity;
  for (let at = 0; at <= width; at++) beginning = Math.min(beginning, last[at]!);
  return {whole: term.length <= width ? last[term.length]! : Infinity, beginning};
}
