import {expect, test} from '../page.ts';
import {figures, openLab, until, untilConnected} from './lab.ts';

test.describe('simulated live', () => {
  for (const viewers of [2, 6]) {
    test(`${viewers} viewers share`, async ({page}) => {
      await openLab(page, `?viewers=${viewers}&mode=live&start=1`);
      await untilConnected(page, viewers);
      const now = await until(page, 'P2P bytes flow', ({p2pBytes, segments}) => p2pBytes > 300_000 && segments > viewers * 12);
      expect(now.ceiling).toBeCloseTo((viewers - 1) / viewers, 3);
      expect(now.rejected).toBe(0);
    });
  }

  test('4 viewers reach nine tenths of the ceiling in steady state, without a stall, every hash right', async ({page}) => {
    await openLab(page, '?viewers=4&mode=live&start=1');
    await untilConnected(page, 4);
    const now = await until(page, 'recent ratio ≥ 0.9 × ceiling', ({recentRatio, ceiling}) => recentRatio >= 0.9 * ceiling, 70_000);
    test.info().annotations.push({type: 'recent ratio', description: String(now.recentRatio)});
    expect(now.ceiling).toBe(0.75);
    expect(now.longestStallMs).toBeLessThan(1000);
    expect(now.rejected).toBe(0);
    // All viewers are on this page, so uploads equal P2P downloads, except for chunks on their way.
    expect(Math.abs(now.uploadBytes - now.p2pBytes)).toBeLessThan(300_000);

    await page.getByRole('button', {name: '停止'}).click();
    const end = await figures(page);
    expect(end.phase).toBe('stopped');
    // Nothing was counted without having been compared with the origin's list of hashes.
    expect(end.verified).toBeGreaterThanOrEqual(end.segments);
    // Two independent accounts of the same bytes: the engine's, and one taken between the player and the network.
    expect(Math.abs(end.engineHttpBytes - end.httpBytes)).toBeLessThan(100_000);
  });
});

test('on demand, 4 viewers share', async ({page}) => {
  await openLab(page, '?viewers=4&mode=vod&start=1');
  await untilConnected(page, 4);
  const now = await until(page, 'half of the recording is there', ({segments}) => segments >= 4 * 15);
  expect(now.p2pBytes).toBeGreaterThan(0);
  expect(now.ratio).toBeGreaterThan(0.4 * now.ceiling);
  expect(now.rejected).toBe(0);
});

test('a control group with P2P off shows what the server would have sent', async ({page}) => {
  await openLab(page, '?viewers=3&mode=live&compare=1&start=1');
  await untilConnected(page, 3);
  const comparison = page.locator('[data-lab-comparison]');
  await expect.poll(async () => Number(await comparison.getAttribute('data-saving')), {timeout: 40_000}).toBeGreaterThan(0.2);
  await expect(comparison).toContainText(/关掉 P2P，服务器送\s*[1-9]\d*\.\d 倍\s*对照组 [\d.]+ MB/);
});
