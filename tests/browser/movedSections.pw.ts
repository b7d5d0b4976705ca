import {expect, firstFrame, open, openAsleep, test} from '../page.ts';

// A fragment never reaches the server: the page that a section has left sends its readers on.

const OLD = '/docs/hls-sdk/quicestart#look-ahead';
const NEW = '/docs/hls-sdk/tuning#look-ahead';

test('an old address leads to the section, before the application runs', async ({page}) => {
  await openAsleep(page, '/docs/price');
  await page.goto(OLD);
  await expect(page).toHaveURL(NEW);
  await firstFrame(page);
  await expect(page.locator('#look-ahead')).toBeInViewport();
  // The old address is not kept: going back leaves.
  await page.goBack();
  await expect(page).toHaveURL('/docs/price');
});

test('so does another fragment on the page that is open, asleep and running', async ({page}) => {
  for (const openPage of [openAsleep, open]) {
    await openPage(page, '/docs/hls-sdk/quicestart#minimal');
    await page.evaluate(() => (location.hash = '#cors'));
    await expect(page).toHaveURL('/docs/hls-sdk/csp#cors');
    await expect(page.getByRole('heading', {level: 2, name: 'CORS'})).toBeInViewport();
  }
});

test('in the application the router goes on, without loading anew', async ({page}) => {
  await open(page, '/docs/hls-sdk/API');
  await page.evaluate((old) => {
    (window as never as {kept: boolean}).kept = true;
    history.pushState(null, '', old);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, OLD);
  await expect(page).toHaveURL(NEW);
  await expect(page.locator('#look-ahead')).toBeInViewport();
  expect(await page.evaluate(() => (window as never as {kept?: boolean}).kept)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/docs/hls-sdk/API');
});

test('an anchor that has not moved stays where it is', async ({page}) => {
  await open(page, '/docs/hls-sdk/quicestart#verify');
  await expect(page.locator('#verify')).toBeInViewport();
  await expect(page).toHaveURL('/docs/hls-sdk/quicestart#verify');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the browser opens the list at the link', async ({page}) => {
    await page.goto(OLD);
    const link = page.locator('#look-ahead a');
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(NEW);
  });
});
