import type {Unit} from './Unit.ts';

/** The positions of the query that the units cover, each once. */
export function positionsOf(units: readonly Pick<Unit, 'span'>[]): Set<number> {
  const positions = new Set<number>();
  for (const {span} of units) for (let at = span.start; at < span.end; at++) positions.add(at);
  return positions;
}
