import type {Page} from '@playwright/test';
import {expect, test} from '../page.ts';
import {figures, openLab, row, until} from './lab.ts';

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

/** Focuses the button and presses Enter, as a keyboard user does. */
async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

/** The timeout is shorter than the 12 s after which the next summary comes. */
const hears = (page: Page, text: string) => expect(page.locator('[data-lab-announcer]')).toContainText(text, {timeout: 10_000});

test('what the visitor does keeps the focus and is heard at once', async ({page}) => {
  await openLab(page, '?viewers=2&mode=vod&start=1');
  await hears(page, '开始：点播，2 位观众。');

  await test.step('a viewer leaves, and the button that did it keeps the focus', async () => {
    for (const [seat, name, said] of [
      [1, '让这位观众突然断线', '观众 1 突然断线'],
      [2, '让这位观众正常离开', '观众 2 离开。'],
    ] as const) {
      await page.getByLabel('对哪位观众').selectOption(String(seat));
      await press(page, name);
      await hears(page, said);
      await expect(button(page, name)).toBeFocused();
      await expect(button(page, name)).toBeDisabled();
      await page.keyboard.press('Enter');
    }
    expect((await figures(page)).viewers).toBe(0);
  });

  await test.step('joining at an empty seat fills that seat and no other, and the focus goes to the new viewer', async () => {
    await press(page, '座位 3 空着：加入一位观众');
    await hears(page, '观众 3 加入。');
    await expect(button(page, '观众 3')).toBeFocused();
    await expect(button(page, '座位 3 空着：加入一位观众')).toHaveCount(0);
    await expect(page.getByRole('button', {name: /加入一位观众$/}), 'those who left, and one more').toHaveText([
      '+加入一位',
      '+加入一位',
      '+加入一位',
    ]);
    await expect(button(page, '座位 1 空着：加入一位观众')).toBeVisible();
  });

  await test.step('the room is full, and the button that filled it keeps the focus', async () => {
    await button(page, '再来一位观众').focus();
    for (let seat = 1; seat < 8; seat++) await page.keyboard.press('Enter');
    await until(page, 'eight viewers', ({viewers}) => viewers === 8);
    await expect(button(page, '再来一位观众')).toBeDisabled();
    await expect(button(page, '再来一位观众')).toBeFocused();
  });

  await test.step('the tracker is cut', async () => {
    await press(page, '切断 Tracker');
    await hears(page, 'Tracker 已切断');
  });

  await test.step('another video begins another run', async () => {
    await page.getByRole('radio', {name: '点播'}).focus();
    await page.keyboard.press('ArrowLeft');
    await hears(page, '已重新开始：模拟直播，2 位观众。');
    await expect(page.getByRole('radio', {name: '模拟直播'})).toBeFocused();
  });

  await button(page, '停止').click();
  await hears(page, '实验结束');
});

test('before a run, nothing loses the focus either', async ({page}) => {
  await openLab(page, '?viewers=7');
  await press(page, '增加一位观众');
  await expect(button(page, '增加一位观众')).toBeFocused();
  await expect(button(page, '增加一位观众')).toBeDisabled();
  const compared = page.getByRole('checkbox', {name: /对照/});
  await compared.press('Space');
  await expect(compared).toBeFocused();
  await expect(compared).toBeChecked();
});

test('a fault at a viewer by the keyboard: the menu closes, the focus stays at the place, a flag drops', async ({page}) => {
  await openLab(page, '?viewers=2&mode=live&start=1');
  await until(page, 'both load', ({segments}) => segments > 4);
  const menu = page.getByText('故障', {exact: true}).nth(1);
  const faults = page.getByRole('group', {name: '观众 2 的故障'});
  const flags = page.locator('[data-lab-flags]');

  await test.step('Escape closes it', async () => {
    await menu.press('Enter');
    await expect(faults).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(faults.getByRole('button', {name: '突然断线'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(faults).toBeHidden();
    await expect(menu).toBeFocused();
  });

  await test.step('one menu is open at a time, and a press elsewhere closes it', async () => {
    await menu.click();
    await page.getByText('故障', {exact: true}).first().click();
    await expect(faults).toBeHidden();
    await page.locator('#ledger').click();
    await expect(page.getByRole('group', {name: '观众 1 的故障'})).toBeHidden();
  });

  await test.step('a viewer who stays keeps the focus at the menu', async () => {
    await menu.press('Enter');
    await faults.getByRole('button', {name: /^限速到/}).press('Enter');
    await hears(page, '观众 2 的网速被限到');
    await expect(menu).toBeFocused();
    await expect(flags).toContainText('2 限速');
    await expect(button(page, '限速到 96 kbit/s'), 'that of the first viewer').toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('where a viewer has left, the focus is at the empty seat', async () => {
    await menu.press('Enter');
    await faults.getByRole('button', {name: '突然断线'}).press('Enter');
    await hears(page, '观众 2 突然断线');
    await expect(button(page, '座位 2 空着：加入一位观众')).toBeFocused();
    await expect(flags).toContainText('2 断线');
  });
});

test('accessible names hold the visible words, without the marks beside them', async ({page}) => {
  await openLab(page, '?viewers=2&mode=vod&start=1');
  await button(page, '静音：观众 1').click();
  await expect(button(page, '有声：观众 1')).toHaveText('有声');
  await expect(page.getByRole('columnheader', {name: 'HTTP 下载', exact: true})).toContainText('■');
  await expect(page.getByRole('columnheader', {name: 'P2P 下载', exact: true})).toContainText('●');
  await expect(row(page, 1)).toBeVisible();
  await until(page, 'they load', ({segments}) => segments > 2);
  await expect(page.getByRole('region', {name: '观众', exact: true}).getByRole('listitem').first()).toMatchAriaSnapshot(`
    - listitem:
      - text: /分享率 \\d+%/
      - button "观众 1"
      - button "有声：观众 1"
      - group: 故障
  `);
});

test('the large figure of a recording counts from its start', async ({page}) => {
  await openLab(page, '?viewers=2&mode=vod&start=1');
  await until(page, 'it has a ratio', ({segments, ratio}) => segments > 4 && ratio >= 0);
  await expect(page.getByRole('region', {name: '分享率', exact: true})).toContainText('分享率，从开始算起');
  const {ratio, recentRatio, ceiling} = await figures(page);
  expect(ratio).toBeLessThanOrEqual(ceiling);
  expect(recentRatio).toBeNaN();
});
