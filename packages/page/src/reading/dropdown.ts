const show = (opener: Element, isShown: boolean): void => opener.setAttribute('aria-expanded', String(isShown));

/** A mouse shows the dropdown by being over it; a finger or a key shows and hides it by a press. */
export function toggleDropdown(target: Element, event: MouseEvent): void {
  const opener = target.closest('.dropdown > [aria-expanded]');
  if (opener && (event as PointerEvent).pointerType !== 'mouse') show(opener, opener.getAttribute('aria-expanded') === 'false');
}

/**
 * Escape, and a press or the focus elsewhere. Escape gives the focus back to the opener; a dropdown that the pointer holds open stays closed
 * until the pointer has left it.
 */
export function watchDropdowns(): void {
  const close = (event: Event) => {
    const isEscape = (event as KeyboardEvent).key === 'Escape';
    if (event.type === 'keydown' && !isEscape) return;
    for (const opener of document.querySelectorAll<HTMLElement>('.dropdown > [aria-expanded="true"]')) {
      const isInside = opener.parentElement!.contains(event.target as Node);
      if (isInside && isEscape) opener.focus();
      if (!isInside || isEscape) show(opener, false);
    }
    const hovered = isEscape && document.querySelector<HTMLElement>('.dropdown--hoverable:hover');
    if (!hovered) return;
    hovered.dataset.closed = '';
    hovered.onmouseleave = () => delete hovered.dataset.closed;
  };
  for (const type of ['pointerdown', 'focusin', 'keydown']) addEventListener(type, close);
}
