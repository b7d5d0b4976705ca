import {expect, type Page} from '@playwright/test';

/** On the page of the check-up: runs it to its end. */
export async function runCheckUp(page: Page): Promise<void> {
  await page.getByRole('button', {name: '开始体检'}).click();
  await expect(page.locator('[data-verdict]')).not.toHaveAttribute('data-verdict', /idle|running/, {timeout: 60_000});
}
