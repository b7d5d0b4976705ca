import {useCallback, useEffect, useState} from 'react';
import type {Filter} from '../Filters/index.tsx';

/** Which option Enter would open: the best one until the reader moves. Moves wrap around and scroll into view. */
export function useActiveOption(
  listId: string,
  query: string,
  filter: Filter,
  count: number,
): {active: number; point: (option: number) => void; move: (step: 1 | -1) => void} {
  const [chosen, setChosen] = useState(0);
  useEffect(() => setChosen(0), [query, filter]);
  const active = Math.min(chosen, Math.max(0, count - 1));
  const move = useCallback(
    (step: 1 | -1) => {
      if (count === 0) return;
      const next = (active + step + count) % count;
      setChosen(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({block: 'nearest'});
    },
    [active, count, listId],
  );
  return {active, point: setChosen, move};
}
