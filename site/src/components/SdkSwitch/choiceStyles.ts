import {productIds, type ProductId} from '../../data/products.ts';

/** Stands for no choice, in the switch and in its address (`?sdk=all`). */
export const ALL = 'all';

/** By which the sidebar's categories of the SDKs are told apart (`sidebars.ts`). */
export const categoryClass = (id: ProductId): string => `sdk sdk-${id}`;

/**
 * What is shown follows from the page, where that is about one SDK, else from the attribute `data-sdk` of the document, which is there before the
 * first paint (`site/config/sdkChoice.ts`): no element has to be changed. Without script there is nothing to choose with, and all is shown.
 */
export function choiceStyles(current?: ProductId): string {
  const ids = current ? [current] : productIds;
  const on = (id: ProductId) => (current ? '[data-scripted]' : `[data-sdk=${id}]`);
  const others = ids.map((id) => `${on(id)} .sdk:not(.sdk-${id})`);
  const chosen = [...ids.map((id) => `${on(id)} [data-choice=${id}]`), ...(current ? [] : [`:root:not([data-sdk]) [data-choice=${ALL}]`])];
  return [
    `${others.join()}{display:none}`,
    `${chosen.join()}{background:var(--x2-ink);border-color:var(--x2-ink);color:var(--x2-on-solid)}`,
    `${chosen.map((one) => `${one} span`).join()}{display:inline}`,
    `@media(forced-colors:active){${chosen.join()}{background:Highlight;color:HighlightText;forced-color-adjust:none}}`,
  ].join('');
}
