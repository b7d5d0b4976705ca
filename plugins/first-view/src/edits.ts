import {elementAt, placeOf} from './place.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Edit = {readonly place: readonly number[]; readonly value: string; readonly isChecked: boolean | undefined};

const isField = (element: unknown): element is Field => element instanceof Element && /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
const isSwitch = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/**
 * What the reader typed and chose before the application ran. React keeps it in the fields but does not know of it; the
 * returned function tells it, once it runs.
 */
export function keepEdits(): () => void {
  const edits = new Map<string, Edit>();
  const onInput = ({target}: Event) => {
    if (!isField(target) || !target.closest('#__docusaurus')) return;
    const place = placeOf(target);
    edits.set(place.join(), {place, value: target.value, isChecked: isSwitch(target) ? target.checked : undefined});
  };
  addEventListener('input', onInput, true);
  return () => {
    removeEventListener('input', onInput, true);
    for (const {place, value, isChecked} of edits.values()) {
      const field = elementAt(place);
      if (isField(field)) redo(field, value, isChecked);
    }
  };
}

/** React takes an event for news only when the field differs from what was set last, and it watches the field's own setters. */
function redo(field: Field, value: string, isChecked: boolean | undefined): void {
  if (isChecked !== undefined && isSwitch(field)) {
    field.checked = !isChecked;
    field.click();
  } else if (field.tagName === 'SELECT' || field.type === 'file') {
    if (field.type !== 'file') field.value = value;
    field.dispatchEvent(new Event('change', {bubbles: true}));
  } else {
    field.value = (field as HTMLInputElement).defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}
