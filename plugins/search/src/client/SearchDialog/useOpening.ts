import {useLayoutEffect, type RefObject} from 'react';
import type {Typed} from './useTyped.ts';

/** Shows the dialog, and goes on with what was typed before it was there. */
export function useOpening(
  dialog: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLInputElement | null>,
  takeTyped: () => string,
  type: Typed['type'],
): void {
  // Before the browser paints: a key pressed between taking the text and drawing it would replace the text.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    type(takeTyped(), false);
    input.current?.focus();
  }, [dialog, input, takeTyped, type]);
}
