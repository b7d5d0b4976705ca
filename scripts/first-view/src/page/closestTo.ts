/** The closest matching element around the target of an event, itself included. */
export const closestTo = ({target}: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

export const linkAt = (event: Event): HTMLAnchorElement | null => closestTo(event, 'a') as HTMLAnchorElement | null;
