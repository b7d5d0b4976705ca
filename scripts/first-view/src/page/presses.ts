import {ANSWERED_EARLY} from '@x2p2p/page/reading';
import {start} from './application.ts';
import {closestTo} from './closestTo.ts';
import {elementAt, placeOf} from './place.ts';
import {canStart, isRunning} from './running.ts';
import {tabOf} from './tabs.ts';

const FIELDS = 'input, select, textarea';
const CONTROLS = `button, ${FIELDS}, [role="tab"], [role="button"], [role="slider"]`;

/** Where the control is that the reader pressed last, while it waits for the application. */
let pressed: number[] | undefined;
/** How often: a control of which each press counts (`data-each-press`) is pressed again as often, any other once. */
let times = 1;

/** A control of the application. Controls of other scripts (marked as such, answered here, or outside its root) are not held back. */
function controlOf(event: Event): HTMLElement | null {
  const control = closestTo(event, CONTROLS);
  return control?.closest('#__docusaurus') && !control.closest(`[data-works-early], ${ANSWERED_EARLY}`) ? control : null;
}

/**
 * A press before the application runs is kept, shown as being worked on, and replayed. Text fields work by themselves, and so
 * do forms with an `action`.
 */
function onClick(event: MouseEvent): void {
  // It has answered by itself.
  if (tabOf(event)?.ariaSelected === 'true') return;
  const control = controlOf(event);
  if (!control || control.matches(FIELDS) || control.closest('form[action]') || !canStart) return;
  event.preventDefault();
  event.stopPropagation();
  const place = placeOf(control);
  times = 'eachPress' in control.dataset && String(place) === String(pressed) ? times + 1 : 1;
  forgetPress();
  pressed = place;
  control.setAttribute('aria-busy', 'true');
  start();
}

/** A link with the role of a button reacts to Enter by itself, but not to Space. */
function onSpace(event: KeyboardEvent): void {
  const control = event.key === ' ' && !isRunning() && controlOf(event);
  if (!control || control.tagName !== 'A') return;
  event.preventDefault();
  control.click();
}

/** The reader has pressed something else, or Escape. */
function forgetPress(): void {
  if (pressed) elementAt(pressed)?.removeAttribute('aria-busy');
  pressed = undefined;
}

/**
 * A press on a control starts the application and is kept; so does the focus in a field, which may have much to answer, or an edit there.
 * Where the reader has come to work, a pointer or the focus on any control does.
 */
export function keepPresses(isWorkbench: boolean): void {
  const onControl = (event: Event) => {
    const control = !tabOf(event) && controlOf(event);
    if (control && (isWorkbench || event.type !== 'focusin' || control.matches(FIELDS))) start();
  };
  for (const type of ['pointerdown', 'focusin', 'input', ...(isWorkbench ? ['pointerover'] : [])])
    addEventListener(type, onControl, {capture: true, passive: true});
  addEventListener('click', onClick, true);
  addEventListener('keydown', onSpace);
  addEventListener('keydown', ({key}) => key === 'Escape' && forgetPress());
}

/** The application handles presses from now on. Returns the press that waits for it, if there is one. */
export function handOverPresses(): (() => void) | undefined {
  removeEventListener('click', onClick, true);
  const control = pressed && elementAt(pressed);
  pressed = undefined;
  return (
    control &&
    (() => {
      control.removeAttribute('aria-busy');
      // One that is gone since, as the window has grown, is not pressed.
      if (control.offsetWidth) for (; times > 0; times -= 1) control.click();
    })
  );
}
