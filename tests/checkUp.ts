import {expect, type Page} from '@playwright/test';

// Helpers for the check-up page.

/** Shown once every probe has answered. */
export const CHECKED_UP = ':is([data-verdict=ok], [data-verdict=warn], [data-verdict=fail])';

export const startCheckUp = (page: Page): Promise<void> => page.getByRole('button', {name: '开始体检'}).click();

export const checkedUp = (page: Page): Promise<void> => expect(page.locator(CHECKED_UP)).toBeVisible({timeout: 60_000});

/** Runs the check-up to its end. */
export async function runCheckUp(page: Page): Promise<void> {
  await startCheckUp(page);
  await checkedUp(page);
}
