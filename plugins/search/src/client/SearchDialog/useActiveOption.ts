import {useCallback, useEffect, useState} from 'react';
import type {Filter} from '../Filters/index.tsx';

interface Options {
  listId: string;
  query: string;
  filter: Filter;
  count: number;
  /** Stands below its page, where that was found, too. */
  best: number;
}

/** Which option Enter would open: the best one until the reader moves. Moves wrap around and scroll into view. */
export function useActiveOption({listId, query, filter, count, best}: Options): {
  active: number;
  point: (option: number) => void;
  move: (step: 1 | -1) => void;
} {
  const [chosen, setChosen] = useState<number>();
  useEffect(() => setChosen(undefined), [query, filter]);
  const active = Math.min(chosen ?? Math.max(0, best), Math.max(0, count - 1));
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
