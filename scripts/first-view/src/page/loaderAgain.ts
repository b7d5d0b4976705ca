import {sayWhere} from './banner.ts';
import {LOADER} from './loaderMark.ts';
import {canStart} from './running.ts';

const TOUCHES = ['pointerdown', 'keydown'];

/** A loader that did not arrive is asked for again by the next touch. Until then the page is what its HTML and this script make it. */
export function askAgain(): void {
  addEventListener(
    'error',
    ({target}) => {
      if (!(target instanceof HTMLScriptElement) || !target.hasAttribute(LOADER) || !canStart) return;
      sayWhere();
      const ask = () => {
        for (const type of TOUCHES) removeEventListener(type, ask, true);
        const again = Object.assign(document.createElement('script'), {src: target.src});
        again.setAttribute(LOADER, '');
        document.head.append(again);
      };
      for (const type of TOUCHES) addEventListener(type, ask, true);
    },
    true,
  );
}
