import {whenPainted} from '@x2p2p/page/whenPainted';
import {FIELD} from '../shared/field.ts';
import {FRAME} from '../shared/frameAttributes.ts';

/** The dialog with nothing but its field: there in the frame after the press, and `box.tsx` goes on in these very elements. */
export interface Frame {
  readonly place: HTMLElement;
  readonly field: HTMLInputElement;
  /** The field is to be seen: what is drawn from now on keeps nobody waiting for it. */
  readonly painted: Promise<void>;
  readonly close: () => void;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * Opens within the press, so that a phone shows its keyboard. What was typed elsewhere goes on here. A popover over the whole window, not a
 * modal dialog: for one the browser goes through every element behind it before the frame that shows it, for which a slow phone needs a
 * tenth of a second. That happens here once the field is there.
 */
export function showFrame(icon: Node, typed: string, onClosed: () => void): Frame {
  const field = element('input', {...FIELD, autocomplete: 'off'});
  field.value = typed;
  const closer = element('button', {type: 'button'}, '关闭');
  const panel = element('div', {}, element('div', {}, element('span', {}, icon), field, closer));
  const dialog = element('div', FRAME, panel);
  const place = document.body.appendChild(element('div', {}, dialog));
  let behind: HTMLElement[] = [];
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    for (const part of behind) part.inert = false;
    place.remove();
    onClosed();
  };
  // Not by properties such as `onkeydown`: what a handler of those returns may stop the key.
  const closeOn = <Type extends keyof HTMLElementEventMap>(type: Type, isMeant: (event: HTMLElementEventMap[Type]) => boolean) =>
    dialog.addEventListener(type, (event) => isMeant(event) && close());
  // A press beside the panel; Escape; a phone's way back.
  closeOn('mousedown', ({target}) => target === dialog);
  closeOn('keydown', ({key, isComposing}) => key === 'Escape' && !isComposing);
  closeOn('toggle', ({newState}) => newState === 'closed');
  closer.addEventListener('click', close);
  // A pointer's press on a filter leaves the focus in the field, where its reader types on.
  dialog.addEventListener('mousedown', (event) => (event.target as Element).closest('button, label') && event.preventDefault());
  const painted = new Promise<void>((resolve) =>
    whenPainted(() => {
      if (isOpen) behind = outOfReach(place);
      resolve();
    }),
  );
  if ('popover' in dialog) dialog.showPopover();
  // Browsers without popovers (see `drawers.ts`), above the bar and its menus.
  else place.style.cssText = 'position:fixed;inset:0;z-index:202';
  field.focus();
  return {place, field, painted, close};
}

/** All of the page but this, as a modal dialog does it. */
function outOfReach(place: HTMLElement): HTMLElement[] {
  const parts = ([...document.body.children] as HTMLElement[]).filter((part) => part !== place && !part.inert);
  for (const part of parts) part.inert = true;
  return parts;
}
