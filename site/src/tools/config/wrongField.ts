import {fieldId, type FieldProblem} from './readSettings.ts';

type Field = FieldProblem['field'];

/** For a button, since a link would take the place of what was typed in the address after #. */
export const goToField = (field: Field): void => document.getElementById(fieldId(field))?.focus();

/** In the middle of its column, where that scrolls by itself; the window stays. */
export function showInColumn(field: Field): void {
  const control = document.getElementById(fieldId(field))!;
  const column = control.closest('[data-inputs]')!;
  const [own, whole] = [control, column].map((element) => element.getBoundingClientRect());
  column.scrollTop += own!.top + own!.height / 2 - whole!.top - whole!.height / 2;
}
