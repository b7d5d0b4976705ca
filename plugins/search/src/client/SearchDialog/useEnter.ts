import {useEffect, useState} from 'react';

/** Enter was pressed before the answer was there, and waits for it. */
interface Entered {
  inNewTab: boolean;
}

interface Enter {
  press: (inNewTab: boolean) => void;
  /** The question changed: forgets an Enter that was meant for the one before. */
  takeBack: () => void;
}

/** Calls `open` for Enter: at once, or as soon as the results on screen answer the current question. */
export function useEnter(isAnswered: boolean, open: (inNewTab: boolean) => void): Enter {
  const [entered, setEntered] = useState<Entered>();
  useEffect(() => {
    if (!entered || !isAnswered) return;
    setEntered(undefined);
    open(entered.inNewTab);
  }, [entered, isAnswered, open]);
  return {
    press: (inNewTab) => (isAnswered ? open(inNewTab) : setEntered({inNewTab})),
    takeBack: () => setEntered(undefined),
  };
}
