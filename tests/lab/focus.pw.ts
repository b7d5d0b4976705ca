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
    await press(page, '座位 8 空着：加入一位观众');
    await hears(page, '观众 8 加入。');
    await expect(button(page, '观众 8')).toBeFocused();
    await expect(button(page, '座位 8 空着：加入一位观众')).toHaveCount(0);
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
  for (const name of ['增加一位观众', '加上对照组']) {
    await press(page, name);
    await expect(button(page, name)).toBeFocused();
  }
  await expect(button(page, '增加一位观众')).toBeDisabled();
  await expect(button(page, '加上对照组')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('checkbox', {name: /对照/})).toBeChecked();
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
      - button "观众 1"
      - text: /分享率 \\d+%/
      - button "有声：观众 1"
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
