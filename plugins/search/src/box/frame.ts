import {FIELD} from '../shared/field.ts';

/** The dialog with nothing but its field: there in the frame after the press, and `box.tsx` goes on in these very elements. */
export interface Frame {
  readonly place: HTMLElement;
  readonly field: HTMLInputElement;
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

/** Opens within the press, so that a phone shows its keyboard. What was typed elsewhere goes on here. */
export function showFrame(icon: Node, typed: string, onClosed: () => void): Frame {
  const field = element('input', {...FIELD, autocomplete: 'off'});
  field.value = typed;
  const closer = element('button', {type: 'button'}, '关闭');
  const panel = element('div', {}, element('div', {}, element('span', {}, icon), field, closer));
  // Older screen readers know it by its role.
  const dialog = element('dialog', {'data-search-frame': '', role: 'dialog', 'aria-label': '搜索'}, panel);
  const place = document.body.appendChild(element('div', {}, dialog));
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    place.remove();
    onClosed();
  };
  closer.onclick = dialog.onclose = close;
  // A press beside the panel, as Escape does.
  dialog.onmousedown = ({target}) => target === dialog && close();
  dialog.showModal();
  field.focus();
  return {place, field, close};
}
