/**
 * Escape closes a list that the navbar has opened, and the focus goes back to what opened it: upstream closes only when pressed
 * elsewhere. One that the pointer holds open stays closed until the pointer has left it. What opens it calls itself a button, so
 * Space presses it, which upstream hears as Enter alone.
 */
if (typeof window !== 'undefined') {
  addEventListener('keydown', (event) => {
    const opener = (event.target as Element).closest?.('a[role="button"][aria-expanded]');
    if (event.key !== ' ' || !opener) return;
    event.preventDefault();
    opener.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  });
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
