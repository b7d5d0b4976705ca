import {expect, holdRequests, hydrated, isMain, openAsleep, running, test} from '../page.ts';
import {openLab, until} from './lab.ts';

test('quick presses are all counted', async ({page}) => {
  await openLab(page, '');
  await hydrated(page);
  const press = (name: string, times: number): Promise<void> =>
    page.getByRole('button', {name}).evaluate((button, count) => {
      for (let pressed = 0; pressed < count; pressed++) (button as HTMLElement).click();
    }, times);
  const count = page.getByLabel('观众人数').locator('output');
  await press('增加一位观众', 4);
  await expect(count).toHaveText('8');
  await press('减少一位观众', 3);
  await expect(count).toHaveText('5');
  await press('增加一位观众', 9);
  await expect(count, 'no more than there are seats').toHaveText('8');
  const compared = page.getByRole('checkbox', {name: /对照/});
  await compared.evaluate((box) => [1, 2].forEach(() => (box as HTMLElement).click()));
  await expect(compared).not.toBeChecked();
});

test('presses before the application runs are all counted, of each button as often as it was pressed', async ({page}) => {
  const arrive = await holdRequests(page, isMain);
  await openAsleep(page, '/lab');
  const more = page.getByRole('button', {name: '增加一位观众'});
  for (let pressed = 0; pressed < 4; pressed++) await more.click();
  arrive();
  await running(page);
  await expect(page.getByLabel('观众人数').locator('output')).toHaveText('8');
});

test('quick presses on what a run can have switched are all counted', async ({page}) => {
  await openLab(page, '?viewers=2&mode=vod&start=1');
  await until(page, 'both are there', ({viewers, segments}) => viewers === 2 && segments > 1);
  for (const name of ['切断 Tracker', /^限速到/, /^(静音|有声)：观众 1$/]) {
    const button = page.getByRole('button', {name});
    const state = () => button.evaluate((element) => `${element.getAttribute('aria-pressed')} ${element.textContent}`);
    const before = await state();
    await button.evaluate((element) => [1, 2].forEach(() => (element as HTMLElement).click()));
    await expect.poll(state, `twice ${name}`).toBe(before);
    await button.evaluate((element) => [1, 2, 3].forEach(() => (element as HTMLElement).click()));
    await expect.poll(state, `three times ${name}`).not.toBe(before);
  }
});
