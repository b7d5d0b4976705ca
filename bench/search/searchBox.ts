import type {Page} from '@playwright/test';

/** The box as a reader uses it. */
export const searchBox = (page: Page) => ({
  input: page.locator('[role=dialog] input[role=combobox]'),
  options: page.locator('[role=dialog] [role=option]'),
  dialog: page.locator('dialog[role=dialog]'),
});

export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchBox(page).input.waitFor();
}

/** Fills the box and waits until the final answer to exactly this text is on screen; gives the links in displayed order. */
export async function ask(page: Page, query: string): Promise<string[]> {
  await searchBox(page).input.fill(query);
  const text = query.trim();
  await page.waitForFunction(
    (expected) => document.querySelector<HTMLElement>('[data-answered]')?.dataset.answered?.trim() === expected,
    text,
  );
  await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-answered]')?.dataset.partial === 'false');
  return page.locator('[role=dialog] a[role=option]').evaluateAll((links) => (links as HTMLAnchorElement[]).map((link) => link.href));
}

/** Asks one question after the other, as `ask` does, but from inside the page: hundreds would otherwise mostly wait for messages to it. */
export const askAll = (page: Page, queries: readonly string[]): Promise<string[][]> =>
  page.evaluate(async (all) => {
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[role=combobox]')!;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the field as `this`
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    const isFinal = (query: string): boolean => {
      const {answered, partial} = document.querySelector<HTMLElement>('[data-answered]')?.dataset ?? {};
      return answered?.trim() === query.trim() && partial === 'false';
    };
    const answered = (query: string) =>
      new Promise<void>((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error(`no answer to ${query}`)), 30_000);
        const look = () => {
          if (!isFinal(query)) return;
          clearTimeout(limit);
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, {subtree: true, childList: true, attributes: true});
        look();
      });
    const answers: string[][] = [];
    for (const query of all) {
      set!.call(input, query);
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      await answered(query);
      answers.push([...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] a[role=option]')].map(({href}) => href));
    }
    return answers;
  }, queries);
