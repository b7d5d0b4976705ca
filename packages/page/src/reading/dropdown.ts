/** A mouse shows the dropdown by being over it; a finger or a key shows and hides it by a press. */
export function toggleDropdown(target: Element, event: MouseEvent): void {
  const opener = target.closest('.dropdown > [aria-expanded]');
  if (opener && (event as PointerEvent).pointerType !== 'mouse') opener.ariaExpanded = String(opener.ariaExpanded === 'false');
}

/**
 * Escape, and a press or the focus elsewhere. Escape gives the focus back to the opener; a dropdown that the pointer holds open stays closed
 * until the pointer has left it.
 */
export function closeDropdownBy(types: readonly string[]): void {
  const close = (event: Event) => {
    const isEscape = (event as KeyboardEvent).key === 'Escape';
    if (event.type === 'keydown' && !isEscape) return;
    for (const opener of document.querySelectorAll<HTMLElement>('.dropdown > [aria-expanded="true"]')) {
      const isInside = opener.parentElement!.contains(event.target as Node);
      if (isInside && isEscape) opener.focus();
      if (!isInside || isEscape) opener.ariaExpanded = 'false';
    }
    const hovered = isEscape && document.querySelector<HTMLElement>('.dropdown--hoverable:hover');
    if (!hovered) return;
    hovered.dataset.closed = '';
    hovered.onmouseleave = () => delete hovered.dataset.closed;
  };
  for (const type of types) addEventListener(type, close);
}
