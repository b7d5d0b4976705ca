import type {Page} from '@playwright/test';
import {expect, openAsleep, test} from '../page.ts';
import {connections, expectPlaying, figures, logged, openLab, row, until, untilConnected} from './lab.ts';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', {name, exact: true}).click();
const choose = (page: Page, seat: number) => page.getByLabel('对哪位观众').selectOption(String(seat));

test('a recorded fault of the home page lies ready in the laboratory', async ({page}) => {
  await openAsleep(page, '/');
  await page.getByRole('link', {name: '一位观众突然断线：自己来一次'}).click();
  await until(page, 'segments come', ({segments}) => segments > 4);
  await expect(page.getByText('这个链接要重演的是「让这位观众突然断线」')).toBeVisible();
  await expect(page.getByLabel('对哪位观众')).toHaveValue('2');
  await press(page, '让这位观众突然断线');
  await logged(page, '观众 2 突然断线');
});

test('every fault takes effect, is logged, and stops nobody from watching', async ({page}) => {
  await openLab(page, '?viewers=4&mode=live&start=1');
  await untilConnected(page, 4);
  await until(page, 'everybody plays', ({segments}) => segments > 4 * 8);

  await test.step('a corrupted segment is refused by its hash', async () => {
    for (const seat of [1, 2, 3, 4]) {
      await choose(page, seat);
      await press(page, '改坏上传的一个切片');
    }
    await until(page, 'a segment was rejected', ({rejected}) => rejected >= 1);
    await logged(page, '与哈希清单不符');
    await logged(page, '被故意改错了一个字节');
  });

  await test.step('a killed viewer is forgotten by the others, who play on', async () => {
    const before = await figures(page);
    await choose(page, 4);
    await press(page, '让这位观众突然断线');
    const after = await until(page, 'three left', ({viewers}) => viewers === 3);
    expect(after.httpBytes, 'bytes that were sent stay in the sum').toBeGreaterThanOrEqual(before.httpBytes);
    await logged(page, '观众 4 突然断线');
    const forgotten = await until(page, 'the others have let it go', ({viewers, outsidePeers}) => viewers === 3 && outsidePeers === 0);
    expect(forgotten.ceiling, 'it has shared in the stretch that is shown').toBe(0.75);
    await expectPlaying(page, 1);
  });

  await test.step('a viewer leaves properly', async () => {
    await choose(page, 3);
    await press(page, '让这位观众正常离开');
    await until(page, 'two left', ({viewers, ceiling}) => viewers === 2 && ceiling === 0.5);
    await expectPlaying(page, 2);
  });

  await test.step('a newcomer finds the others', async () => {
    await press(page, '再来一位观众');
    await until(page, 'the newcomer is connected', ({viewers, peers}) => viewers === 3 && peers >= 2);
    await expect(row(page, 3)).toContainText('播放中');
  });

  await test.step('with the tracker cut, connections hold and newcomers play from the server', async () => {
    await press(page, '切断 Tracker');
    await press(page, '再来一位观众');
    await expect(row(page, 4)).toContainText('播放中');
    await expectPlaying(page, 4);
    await expect(connections(page, 4)).toHaveText('0');
    const {p2pBytes} = await figures(page);
    await until(page, 'the others go on sharing', (now) => now.p2pBytes > p2pBytes);
    await press(page, '切断 Tracker');
    await expect(connections(page, 4)).not.toHaveText('0');
    await logged(page, 'Tracker 已恢复');
  });

  await test.step('a slow viewer keeps playing with the help of others', async () => {
    await choose(page, 2);
    await press(page, '限速到 96 kbit/s');
    await expect(page.getByRole('button', {name: '限速到 96 kbit/s'})).toHaveAttribute('aria-pressed', 'true');
    await expectPlaying(page, 2);
    await press(page, '限速到 96 kbit/s');
    await logged(page, '限速已取消');
  });

  await test.step('options change while it runs', async () => {
    await page.getByLabel(/允许上传/).uncheck();
    let last = await figures(page);
    const before = await until(page, 'nothing comes from other viewers any more', (now) => {
      if (now.p2pBytes !== last.p2pBytes) last = now;
      return now.httpBytes > last.httpBytes + 100_000;
    });
    await page.getByLabel(/高需求窗口/).fill('3');
    await expect(page).toHaveURL(/window=3/);
    const after = await until(page, 'the server sends everything', ({httpBytes}) => httpBytes > before.httpBytes + 200_000);
    const p2p = after.p2pBytes - before.p2pBytes;
    expect(p2p, 'only what was on its way').toBeLessThan((after.httpBytes - before.httpBytes) / 2);
  });

  await test.step('another rendition is another swarm', async () => {
    await page.getByText('360p', {exact: true}).click();
    await expectPlaying(page, 1);
  });

  await test.step('another video is another run, with an account of its own', async () => {
    await page.getByText('点播', {exact: true}).click();
    await expect(page).toHaveURL(/mode=vod/);
    await logged(page, '已重新开始：点播，4 位观众。');
    await page.getByLabel(/允许上传/).check();
    await untilConnected(page, 4);
    await until(page, 'they share the recording', ({p2pBytes}) => p2pBytes > 300_000);
  });

  await expect(page.locator('[data-lab-notices]')).toHaveText('');
});
