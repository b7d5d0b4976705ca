import {expect, test} from '../page.ts';
import {openLab, until, untilConnected} from './lab.ts';

test('over each viewer lies the source of the segment that plays, by shape and in words', async ({page}) => {
  await openLab(page, '?viewers=2&mode=live&start=1');
  const marks = page.locator('[data-playing]');
  await untilConnected(page, 2);
  await until(page, 'viewers share', ({p2pBytes}) => p2pBytes > 300_000);
  await expect(marks).toHaveCount(2);
  // Each of both sends the other some of what it plays.
  await expect(page.getByRole('img', {name: '正在播的切片来自其他观众'}).first()).toBeVisible({timeout: 60_000});
  const shown = await marks.evaluateAll((all) =>
    all.map((mark) => [
      (mark as HTMLElement).dataset.playing,
      mark.getAttribute('aria-label'),
      getComputedStyle(mark.firstElementChild!).borderRadius,
    ]),
  );
  for (const [source, words, radius] of shown)
    expect([words, radius]).toEqual(source === 'p2p' ? ['正在播的切片来自其他观众', '999px'] : ['正在播的切片来自服务器', '2px']);
  await page.getByRole('button', {name: '停止', exact: true}).click();
  await expect(marks, 'nothing plays any more').toHaveCount(0);
});
