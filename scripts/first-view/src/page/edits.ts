import {elementAt, placeOf} from './place.ts';

type Edit = {
  readonly place: readonly number[];
  readonly type: string;
  readonly value: string;
  readonly checked: boolean;
  readonly caret: number | null;
};

/**
 * Records what the reader typed and chose before the application ran. React keeps it in the fields but does not know of it;
 * the returned function replays it once React runs, and returns whether there was anything to replay. The choice of a file
 * cannot be replayed: its button waits for the application.
 */
export function keepEdits(): () => boolean {
  const edits = new Map<string, Edit>();
  const onInput = ({target}: Event) => {
    if (!(target instanceof Element) || !target.closest('#__docusaurus')) return;
    const {type, value, checked, selectionEnd: caret} = target as HTMLInputElement;
    const place = placeOf(target);
    // Moves it to the end: the last choice among radio buttons is replayed last.
    edits.delete(String(place));
    edits.set(String(place), {place, type, value, checked, caret});
  };
  // React, as it takes over, puts its own text back, a task before the replay: a key pressed in between belongs to the reader's.
  const onBeforeInput = ({target}: Event) => {
    const field = target as HTMLInputElement;
    const edit = field.closest('#__docusaurus') && edits.get(String(placeOf(field)));
    if (!edit || edit.caret === null || field.value === edit.value) return;
    write(field, edit.value);
    field.setSelectionRange(edit.caret, edit.caret);
  };
  addEventListener('input', onInput, true);
  addEventListener('beforeinput', onBeforeInput, true);
  return () => {
    removeEventListener('input', onInput, true);
    removeEventListener('beforeinput', onBeforeInput, true);
    // All fields are found before the first edit is replayed, since its effects may move the others.
    const found = [...edits.values()].map((edit) => ({edit, field: elementAt(edit.place) as HTMLInputElement | undefined}));
    for (const {edit, field} of found) if (field?.type === edit.type && edit.type !== 'file') redo(field, edit);
    return edits.size > 0;
  };
}

/** What was typed and chosen before anybody listened is told again. */
export function repeatEarlyEdits(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea'))
    if (isEdited(field)) field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** The field is not as the HTML has it. Among radio buttons only the one that was chosen counts. */
function isEdited(field: HTMLInputElement | HTMLSelectElement): boolean {
  if ('options' in field) {
    const written = [...field.options].findIndex(({defaultSelected}) => defaultSelected);
    // Without one that is written so, the first is chosen.
    return field.selectedIndex !== Math.max(0, written);
  }
  const {type, checked, defaultChecked, value, defaultValue} = field;
  if (type === 'checkbox') return checked !== defaultChecked;
  return type === 'radio' ? checked && !defaultChecked : value !== defaultValue;
}

/** React ignores an event when the value is the one last set through the field's own setter; it does not see the prototype's. */
const write = (field: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);

function redo(field: HTMLInputElement, {type, value, checked}: Edit): void {
  if (/checkbox|radio/.test(type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = field.defaultValue;
  write(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, {bubbles: true}));
}
