import type {FoundPage} from '../shared/protocol.ts';

/** The newer results in the order that is on screen: what the reader points at stays where it is, what is new comes after. */
export function keepOrder(shown: readonly FoundPage[], newer: readonly FoundPage[]): FoundPage[] {
  const places = new Map(shown.map(({route}, place) => [route, place]));
  const place = ({route}: FoundPage) => places.get(route) ?? shown.length;
  return [...newer].sort((a, b) => place(a) - place(b));
}
