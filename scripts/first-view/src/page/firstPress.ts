import {isOpen} from '@x2p2p/page/reading';

declare global {
  interface Window {
    x2Press?: ((event: Event) => void) & {on?: EventTarget | null};
  }
}

/** In the head: what the reader presses while the page is still arriving, of which the loader is the end. */
export const firstPressScript = "addEventListener('click',window.x2Press=e=>x2Press.on=e.target,true);";

/** Answers it. Links, forms and menus that had arrived have answered by themselves. */
export function answerFirstPress(): void {
  const press = window.x2Press;
  if (!press) return;
  removeEventListener('click', press, true);
  const control = press.on instanceof Element ? press.on.closest<HTMLElement>('button, [role="tab"], [role="button"]') : null;
  const drawer = document.getElementById(control?.getAttribute('popovertarget') ?? '');
  if (control && !control.closest('form[action]') && !(drawer && isOpen(drawer))) control.click();
}
