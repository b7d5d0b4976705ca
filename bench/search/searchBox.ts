import type {Page} from '@playwright/test';

/** The box as a reader uses it. */
export const searchBox = (page: Page) => ({
  /** There at once, before the box has loaded. */
  frame: page.locator('[role=dialog] input[type=search]'),
  input: page.locator('[role=dialog] input[role=combobox]'),
  options: page.locator('[role=dialog] [role=option]'),
  dialog: page.locator('[role=dialog]'),
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
