/** Escape closes a list that the navbar has opened, and the focus goes back to what opened it: upstream closes only when pressed elsewhere. */
if (typeof window !== 'undefined') {
  addEventListener('keydown', ({key, target}) => {
    const opener = key === 'Escape' && (target as Element).closest?.('.dropdown--show')?.querySelector<HTMLElement>('[aria-expanded]');
    if (!opener) return;
    opener.focus();
    document.dispatchEvent(new Event('mousedown'));
  });
}
