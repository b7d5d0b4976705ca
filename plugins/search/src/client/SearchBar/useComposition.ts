import {useEffect, useState, type RefObject} from 'react';

/** Whether an input method is in the middle of a word in that box. Taking the text away then would lose it. */
export function useComposition(box: RefObject<HTMLInputElement | null>): boolean {
  const [isComposing, setIsComposing] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const start = () => setIsComposing(true);
    const end = () => setIsComposing(false);
    // The page may come alive in the middle of a word, when the start is past.
    element.addEventListener('compositionstart', start);
    element.addEventListener('compositionupdate', start);
    element.addEventListener('compositionend', end);
    return () => {
      element.removeEventListener('compositionstart', start);
      element.removeEventListener('compositionupdate', start);
      element.removeEventListener('compositionend', end);
    };
  }, [box]);
  return isComposing;
}
