import {expect, lives, test} from '../page.ts';

for (const [life, visit] of Object.entries(lives)) {
  test(`the public site is light, without a switch, whatever the system or an old choice says: ${life}`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await visit(page, '/');
    await expect(page.locator('html[data-theme="light"]')).toBeAttached();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('[class*="colorModeToggle"]')).toHaveCount(0);
  });
}

for (const [life, visit] of Object.entries(lives)) {
  test(`what another tab stores changes no colours: ${life}`, async ({page, context}) => {
    // Before any other listener.
    await page.addInitScript(() => addEventListener('storage', () => (document.title = 'heard')));
    await visit(page, '/');
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect(page).toHaveTitle('heard');
    await expect(page.locator('html[data-theme="light"][data-theme-choice="light"]')).toBeAttached();
  });
}
