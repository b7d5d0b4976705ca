/** The known name closest to a misspelt one, when it is close enough to be what was meant. */
export function nearestName(misspelt: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({name, distance: editDistance(misspelt.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, best.name.length / 4) ? best.name : undefined;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}
