import {decodedHash} from '@x2p2p/page/decodedHash';
import {opensBySlash, recallSlash} from '../shared/slashKey.ts';
import {showFrame, type Frame} from './frame.ts';
import {isOpeningKey} from './isOpeningKey.ts';
import {takeArrival} from './keptArrival.ts';
import {startEngine, type StartedSearch} from './startEngine.ts';

/**
 * Opens the search at the reader's first sign of interest, before the application runs, from the loader of the page: an empty frame at
 * once, which the box fills when it has loaded. The only state to take over is the text in the navbar's box, a form that works without this.
 */
type Box = typeof import('./box.tsx');

let started: StartedSearch | undefined;
let loading: Promise<Box> | undefined;
let failures = 0;
let isComposing = false;
/** Text is not taken out of a field in the middle of a word, which would be lost; the end of the composition opens again. */
const isInWord = () => isComposing;
/** The open search; `clear` once the box is drawn in it. */
let shown: {frame: Frame; clear?: () => void} | undefined;

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

function show(form: HTMLFormElement, focused: Element | null): NonNullable<typeof shown> {
  const input = inputOf(form);
  const frame = showFrame(form.querySelector('svg')!.cloneNode(true), input.value, () => {
    shown?.clear?.();
    shown = undefined;
    input.blur();
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({preventScroll: true});
  });
  input.value = '';
  // Until the box answers, Enter leads where the form leads.
  frame.field.onkeydown = ({key, isComposing}) => {
    if (key !== 'Enter' || isComposing || shown?.clear) return;
    input.value = frame.field.value;
    form.submit();
  };
  return (shown = {frame});
}

async function open(form: HTMLFormElement, focused = document.activeElement): Promise<void> {
  prepare(form);
  if (isInWord()) return;
  const opened = shown ?? show(form, focused);
  try {
    const [{fillFrame}] = await Promise.all([loadBox(form), opened.frame.painted]);
    // Closed meanwhile, or another press was first.
    if (isInWord() || shown !== opened || opened.clear) return;
    const {baseUrl, searchWorker, searchIndex} = form.dataset;
    opened.clear = fillFrame(opened.frame, {baseUrl: baseUrl!, worker: searchWorker!, index: searchIndex!, started: started!});
  } catch (error) {
    if (shown !== opened) return;
    inputOf(form).value = opened.frame.field.value;
    opened.frame.close();
    throw error;
  }
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
  const form = target === shown?.frame.field ? theForm() : formOf(target);
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
