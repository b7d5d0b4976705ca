import {useCallback, useState} from 'react';

export interface Typed {
  /** What stands in the field. */
  typed: string;
  /** What is asked: an input method may be in the middle of a word that is no part of it yet. */
  query: string;
  type: (text: string, isUnfinished: boolean) => void;
}

/** The text of the field, which runs ahead of the question while a word is composed. */
export function useTyped(alreadyTyped: string): Typed {
  const [typed, setTyped] = useState(alreadyTyped);
  const [query, setQuery] = useState(alreadyTyped);
  const type = useCallback((text: string, isUnfinished: boolean) => {
    setTyped(text);
    if (!isUnfinished) setQuery(text);
  }, []);
  return {typed, query, type};
}
