/** The announcement bar goes with the button that closed it. A focus that was in the bar moves on to what stands below, instead of being lost. */
if (typeof window !== 'undefined') {
  addEventListener(
    'click',
    ({target}) => {
      const button = (target as Element).closest?.('.theme-announcement-bar button');
      if (button && button === document.activeElement) document.querySelector<HTMLElement>('.navbar__brand')?.focus({preventScroll: true});
    },
    // Before the bar is gone.
    true,
  );
}
