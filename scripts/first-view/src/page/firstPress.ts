import {ANSWERED_IN_PAGE, isOpen} from '@x2p2p/page/reading';

declare global {
  interface Window {
    x2Press?: ((event: Event) => void) & {on?: EventTarget | null};
  }
}

/** In the head: what the reader pressed last while the page was still arriving. */
export const firstPressScript = "addEventListener('click',window.x2Press=e=>x2Press.on=e.target,true);";

/** Answers it, if it is of the kind. Links, forms and menus that had arrived have answered by themselves. */
function answer(isInPage: boolean): void {
  const on = window.x2Press?.on;
  const control = on instanceof Element ? on.closest<HTMLElement>('button, [role="tab"], [role="button"]') : null;
  if (!control || isInPage !== (control.closest(`[role="tab"], ${ANSWERED_IN_PAGE}`) !== null)) return;
  window.x2Press!.on = undefined;
  const drawer = document.getElementById(control.getAttribute('popovertarget') ?? '');
  if (!control.closest('form[action]') && !(drawer && isOpen(drawer))) control.click();
}

/** As the page's own script begins to answer. */
export const answerInPage = (): void => answer(true);

/** As the loader does: what was answered in the page since is not pressed again. */
export function answerFirstPress(): void {
  const press = window.x2Press;
  if (!press) return;
  removeEventListener('click', press, true);
  answer(false);
}
