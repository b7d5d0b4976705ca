/** Further down than this, who turns back may want to go all the way. In pixels, as upstream has it. */
const THRESHOLD = 300;
let last = 0;

const button = () => document.querySelector<HTMLElement>('.theme-back-to-top-button');

/** The button shows itself to readers who scroll up. */
export function offerTop(): void {
  const isTurningBack = scrollY < last && scrollY > THRESHOLD;
  if (scrollY !== last) button()?.toggleAttribute('data-shown', isTurningBack);
  last = scrollY;
}

export function goToTop(target: Element): void {
  if (!target.closest('.theme-back-to-top-button')) return;
  scrollTo({top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'});
}
