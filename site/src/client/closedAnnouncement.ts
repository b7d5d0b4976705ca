/** Closing the announcement bar removes its focused button. The focus moves on to what stands below instead of being lost. */
if (typeof window !== 'undefined') {
  addEventListener(
    'click',
    ({target}) => {
      const button = (target as Partial<Element>).closest?.('.theme-announcement-bar button');
      if (button && button === document.activeElement) document.querySelector<HTMLElement>('.navbar__brand')?.focus({preventScroll: true});
    },
    // Captured, to run before the bar is gone.
    true,
  );
}
