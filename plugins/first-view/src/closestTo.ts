/** The element around what an event is about, itself included. */
export const closestTo = ({target}: Event, selector: string): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);

export const linkAt = (event: Event): HTMLAnchorElement | null => closestTo(event, 'a') as HTMLAnchorElement | null;
