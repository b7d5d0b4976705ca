import type {LabViewer} from '../run/guests.ts';
import type {Lane} from './lanes.ts';

/** A segment that is drawn as it comes slides in at once. */
const NOW = {seconds: 0, isFromBelow: false};

/** The newest segments of each seat: as many as the recorded run has, so that they keep their size. */
export function liveLanes(
  viewers: readonly Pick<LabViewer, 'seat' | 'arrivals'>[],
  {seats, columns}: {readonly seats: number; readonly columns: number},
): Lane[] {
  const numbers = viewers.flatMap(({arrivals}) => [...arrivals.keys()]);
  const newest = Math.max(...numbers, -1);
  const first = Math.max(Math.min(...numbers, newest), newest - columns + 1);
  return Array.from({length: seats}, (_, index) => {
    const arrivals = viewers.find(({seat}) => seat === index + 1)?.arrivals;
    const cells = Array.from({length: columns}, (_, column) => {
      const source = arrivals?.get(first + column);
      return source ? {source, arrival: NOW} : {source: 'none' as const};
    });
    return {seat: index + 1, first, cells};
  });
}
