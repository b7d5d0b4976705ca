/**
 * Escape closes an open dropdown of the navbar and returns the focus to its opener; upstream closes it only on a press elsewhere.
 * A dropdown that the pointer holds open stays closed until the pointer has left it.
 */
if (typeof window !== 'undefined') {
  addEventListener('keydown', ({key, target}) => {
    if (key !== 'Escape') return;
    const opener = (target as Partial<Element>).closest?.('.dropdown')?.querySelector<HTMLElement>('[aria-expanded]');
    const hovered = document.querySelector<HTMLElement>('.dropdown--hoverable:hover');
    if (!hovered && !opener) return;
    opener?.focus();
    document.dispatchEvent(new Event('mousedown'));
    if (!hovered) return;
    hovered.dataset.closed = '';
    hovered.onmouseleave = () => delete hovered.dataset.closed;
  });
}
