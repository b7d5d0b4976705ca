import {decodedHash} from '@x2p2p/page/decodedHash';
import {opensBySlash, recallSlash} from '../shared/slashKey.ts';
import {isOpeningKey} from './isOpeningKey.ts';
import {takeArrival} from './keptArrival.ts';
import {startEngine, type StartedSearch} from './startEngine.ts';

/**
 * Opens the search at the reader's first sign of interest, before the application runs, from the inline script of the page. The
 * only state to take over is the text in the navbar's box, which is a form that works without this.
 */
export interface Opening {
  baseUrl: string;
  worker: string;
  index: string;
  started: StartedSearch;
  /** Returns what was typed before the dialog was there, and clears the box. */
  takeTyped: () => string;
  onClosed: () => void;
}

type Box = typeof import('./box.tsx');

let started: StartedSearch | undefined;
let loading: Promise<Box> | undefined;
let failures = 0;
let isComposing = false;

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-search-box]') : null;
const theForm = () => document.querySelector<HTMLFormElement>('form[data-search-box]');
const inputOf = (form: HTMLFormElement) => form.querySelector('input')!;

function loadBox({dataset}: HTMLFormElement): Promise<Box> {
  // Browsers remember by its address that a module failed: a retry asks for another address.
  const url = dataset.searchBox! + (failures ? `?${failures}` : '');
  loading ??= import(/* webpackIgnore: true */ url).catch((error: unknown) => {
    loading = undefined;
    failures += 1;
    throw error;
  });
  return loading;
}

function prepare(form: HTMLFormElement): void {
  started ??= startEngine(form.dataset.searchWorker!, form.dataset.searchIndex!);
  loadBox(form).catch(() => undefined);
}

async function open(form: HTMLFormElement, focused = document.activeElement): Promise<void> {
  prepare(form);
  const {openBox} = await loadBox(form);
  // Taking the text while a word is being composed would lose the word; the end of the composition calls this again.
  if (isComposing) return;
  const input = inputOf(form);
  const {searchWorker: worker, searchIndex: index} = form.dataset;
  openBox({
    baseUrl: form.dataset.baseUrl!,
    worker: worker!,
    index: index!,
    started: started!,
    takeTyped: () => {
      const {value} = input;
      input.value = '';
      return value;
    },
    onClosed: () => {
      input.blur();
      if (focused instanceof HTMLElement && focused !== document.body) focused.focus({preventScroll: true});
    },
  });
}

/** The box could not be loaded: the form leads to the search page by itself. */
const openOrSubmit = (form: HTMLFormElement) => open(form).catch(() => form.submit());

function onSign({type, target}: Event): void {
  const form = formOf(target);
  if (!form) return;
  prepare(form);
  if (type === 'input') open(form).catch(() => undefined);
}

function onComposition({type, target}: Event): void {
  const form = formOf(target);
  if (!form) return;
  isComposing = type !== 'compositionend';
  if (!isComposing) open(form).catch(() => undefined);
}

function onClick(event: MouseEvent): void {
  const form = formOf(event.target);
  if (!form) return;
  if (event.target === inputOf(form)) return void open(form).catch(() => undefined);
  event.preventDefault();
  void openOrSubmit(form);
}

function onSubmit(event: SubmitEvent): void {
  const form = formOf(event.target);
  if (!form) return;
  event.preventDefault();
  void openOrSubmit(form);
}

function onKey(event: KeyboardEvent): void {
  const form = theForm();
  if (!form || !isOpeningKey(event, opensBySlash)) return;
  event.preventDefault();
  const focused = document.activeElement;
  // What is typed until the dialog is there goes into the box. The box is in sight, but what sticks to the top counts as covered.
  inputOf(form).focus({preventScroll: true});
  void open(form, focused).catch(() => undefined);
}

export function installOpener(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin', 'input']) document.addEventListener(type, onSign, {passive: true});
  for (const type of ['compositionstart', 'compositionupdate', 'compositionend']) document.addEventListener(type, onComposition);
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  document.addEventListener('keydown', onKey);
  // After the first paint: the browser's answer from its storage takes milliseconds, for which the page would stand still.
  requestAnimationFrame(() =>
    setTimeout(() => {
      recallSlash();
      markArrivalWords();
    }),
  );
}

function markArrivalWords(): void {
  const words = takeArrival();
  const form = theForm();
  if (words.length > 0 && form)
    void loadBox(form)
      .then(({markArrival}) => markArrival(decodedHash(location.hash), words))
      .catch(() => undefined);
}
