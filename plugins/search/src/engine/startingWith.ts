/** Terms of a sorted list that begin with the prefix, the prefix itself excluded. */
export function startingWith(sorted: readonly string[], prefix: string, limit = Infinity): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < sorted.length && found.length < limit && sorted[at]!.startsWith(prefix); at++) {
    if (sorted[at] !== prefix) found.push(sorted[at]!);
  }
  return found;
}
