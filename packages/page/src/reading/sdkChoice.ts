import {isPlainClick} from '../isPlainClick.ts';
import {recall, remember} from '../remember.ts';

/** Where Docusaurus remembers the tab `platform`: which SDK the reader integrates is one choice, made in tabs or in the switch. */
const KEY = 'docusaurus.tab.platform';
const PARAMETER = 'sdk';

const choices = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-choice]')];

/** The address with one SDK named, or none. */
export function naming(sdk: string | undefined, address: string): string {
  const url = new URL(address);
  if (sdk) url.searchParams.set(PARAMETER, sdk);
  else url.searchParams.delete(PARAMETER);
  return url.href;
}

/** A page from a disk or in a sandbox may not change its address. */
function nameInAddress(sdk: string | undefined): void {
  try {
    history.replaceState(history.state, '', naming(sdk, location.href));
  } catch {
    // The choice holds all the same.
  }
}

const askedFor = () => {
  const asked = new URLSearchParams(location.search).get(PARAMETER);
  return choices().find(({dataset}) => dataset.choice === asked);
};

/** The mark of the document by which styles show the choice (`SdkSwitch`). */
function show(tab: string | null): void {
  const choice = tab === null ? undefined : choices().find(({dataset}) => dataset.tab === tab);
  const {dataset} = document.documentElement;
  if (choice) dataset.sdk = choice.dataset.choice;
  else delete dataset.sdk;
}

/** On arrival at a page with the switch: what the address names is chosen. */
export function followSdkChoice(): void {
  if (choices().length === 0) return;
  const asked = askedFor();
  if (asked) remember(KEY, asked.dataset.tab ?? null);
  show(asked ? (asked.dataset.tab ?? null) : recall(KEY));
}

/** A press in the switch stays on the page where it can: the address then says so, for a link to send. */
export function chooseSdk(target: Element, event: MouseEvent): void {
  const pressed = target.closest<HTMLAnchorElement>('[data-choice]');
  if (!pressed || !isPlainClick(event)) return;
  const {choice, tab = null} = pressed.dataset;
  if (pressed.getAttribute('href')!.startsWith('?')) {
    event.preventDefault();
    nameInAddress(tab === null ? undefined : choice);
  }
  remember(KEY, tab);
  show(tab);
}

/** Choices made in tabs, in another window, or before the browser restored this page as it was left. */
export function watchSdkChoice(): void {
  addEventListener('storage', ({key, newValue}) => {
    if (key !== KEY || choices().length === 0) return;
    show(newValue);
    const asked = askedFor();
    if (asked && (asked.dataset.tab ?? null) !== newValue) nameInAddress(undefined);
  });
  addEventListener('pageshow', ({persisted}) => persisted && followSdkChoice());
}
