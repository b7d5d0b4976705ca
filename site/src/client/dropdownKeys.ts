/**
 * Escape closes a list that the navbar has opened, and the focus goes back to what opened it: upstream closes only when pressed
 * elsewhere. One that the pointer holds open stays closed until the pointer has left it.
 */
if (typeof window !== 'undefined') {
  addEventListener('keydown', ({key, target}) => {
    if (key !== 'Escape') return;
    const opener = (target as Element).closest?.('.dropdown')?.querySelector<HTMLElement>('[aria-expanded]');
    const hovered = document.querySelector<HTMLElement>('.dropdown--hoverable:hover');
    if (!hovered && !opener) return;
    opener?.focus();
    document.dispatchEvent(new Event('mousedown'));
    if (!hovered) return;
    hovered.dataset.closed = '';
    hovered.onmouseleave = () => delete hovered.dataset.closed;
  });
}
