import {expect, open, test} from './page.ts';

test('the public site is light, without a switch, whatever the system or an old choice says', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/');
  await expect(page.locator('html[data-theme="light"]')).toBeAttached();
  await expect(page.locator('[class*="colorModeToggle"]')).toHaveCount(0);
});
