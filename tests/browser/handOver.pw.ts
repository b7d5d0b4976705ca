import {products} from '@x2p2p/site/data/products';
import {watchClipboard} from '../clipboard.ts';
import {applicationScripts, expect, openAsleep, test} from '../page.ts';

// 「交给编程助手」: a prompt beside the title of every page of an SDK, without the application.

for (const {name, folder, ...product} of products)
  test(`the prompt for ${name} is opened and copied, and names what to read`, async ({page}) => {
    const copied = await watchClipboard(page, {isStrict: true});
    await openAsleep(page, `/docs/${folder}/quicestart`);
    const part = page.locator('article header details');
    const prompt = part.locator('code');
    await expect(prompt).toBeHidden();
    await part.getByText('交给编程助手').click();
    await expect(prompt).toBeVisible();
    await part.getByRole('button', {name: '复制'}).click();
    await expect(part.getByRole('button', {name: '复制成功'})).toBeVisible();
    const text = await copied();
    expect(text).toBe(await prompt.textContent());
    expect(text).toContain(product.family === 'web' ? `node_modules/${product.package}/AGENTS.md` : `/docs/${folder}/API.md`);
    await expect(part.getByRole('link')).toHaveAttribute('href', '/docs/for-agents');
    await expect(applicationScripts(page)).toHaveCount(0);
  });

test('the keyboard opens it, and pages about no SDK have none', async ({page}) => {
  await openAsleep(page, '/docs/shaka-player-sdk/API');
  const part = page.locator('article header details');
  await part.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(part.locator('code')).toBeVisible();
  await openAsleep(page, '/docs/price');
  await expect(part).toHaveCount(0);
});

test('on the narrowest phone the open prompt wraps', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openAsleep(page, '/docs/windows-sdk/quicestart');
  await page.locator('article header summary').click();
  const pre = page.locator('article header pre');
  await expect(pre).toBeVisible();
  expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
