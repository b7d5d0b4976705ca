import type {KeyboardEvent} from 'react';
import {isComposing} from '../isComposing.ts';

/** Runs the action of a key instead of the browser's. */
export const onKeys =
  (actions: Readonly<Partial<Record<string, (event: KeyboardEvent) => void>>>) =>
  (event: KeyboardEvent): void => {
    // Enter and the arrows belong to the input method while it offers candidates.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari says so in no other way when a candidate is chosen
    if (isComposing(event) || event.keyCode === 229) return;
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  };
