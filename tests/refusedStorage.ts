import type {Page} from '@playwright/test';

/** The browser refuses these stores, as it does for a reader who blocks all cookies. Call before opening. */
export const refuseStorage = (page: Page, ...names: ('localStorage' | 'sessionStorage' | 'caches')[]): Promise<unknown> =>
  page.addInitScript((refused) => {
    for (const name of refused) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  }, names);
