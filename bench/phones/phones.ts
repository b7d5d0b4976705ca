import {expect, type Page} from '@playwright/test';

/** The share of bytes from each other that two devices have to reach, of at most a half. */
const ENOUGH = 0.4;
const WITHIN_MS = 60_000;

export type Shared = {
  readonly joinedMs: number;
  /** Since they were joined. */
  readonly sharedMs: number;
  readonly ratio: number;
  readonly roundTripMs: number;
  readonly candidates: string;
};

/** Has the first device show its code; gives the link in it. */
export async function invite(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/lab`);
  await page.getByRole('button', {name: '让另一台设备加入'}).click();
  return linkOn(page);
}

/** One code, and a tracker that both reach. */
export async function joinByLink(page: Page, other: Page, site: string): Promise<void> {
  await other.goto(await invite(page, site));
}

/** Two codes: the second one opens in another tab of the browser that showed the first. */
export async function joinByTwoLinks(page: Page, other: Page, site: string): Promise<void> {
  await other.goto(await invite(page, site));
  const answer = await linkOn(other);
  const scanned = await page.context().newPage();
  await scanned.goto(answer);
  // Long enough for a busy machine: what is not handed over says so, and then the wait is in vain.
  await expect(scanned.getByText('已经交给等着的那一页')).toBeVisible({timeout: 20_000});
  await scanned.close();
}

async function linkOn(page: Page): Promise<string> {
  const code = page.locator('[data-lab-link]');
  await expect(code.locator('svg')).toBeVisible({timeout: 20_000});
  const link = await code.getAttribute('data-lab-link');
  expect(link!.length, 'characters of a link').toBeLessThanOrEqual(400);
  return link!;
}

/** Waits until both devices show that enough of the last 20 s came from each other. */
export async function untilShared(pages: readonly Page[], start: number): Promise<Shared> {
  const ledgers = pages.map((page) => page.locator('[data-lab-devices]'));
  await Promise.all(ledgers.map((ledger) => expect(ledger).toHaveAttribute('data-lab-devices', '2', {timeout: 20_000})));
  const joinedMs = performance.now() - start;
  const deadline = performance.now() + WITHIN_MS;
  const read = (name: string): Promise<number[]> =>
    Promise.all(ledgers.map(async (ledger) => Number((await ledger.getAttribute(name)) ?? Number.NaN)));
  await expect
    .poll(async () => Math.min(...(await read('data-recent-pair-ratio'))), {timeout: WITHIN_MS, message: 'pair ratio of the last 20 s'})
    .toBeGreaterThanOrEqual(ENOUGH);
  const sharedMs = performance.now() - deadline + WITHIN_MS;
  const [ratio = 0] = await read('data-recent-pair-ratio');
  const [roundTripMs = Number.NaN] = await read('data-round-trip-ms');
  const candidates = await ledgers[0]!.evaluate(({dataset}) => `${dataset.localCandidate} to ${dataset.remoteCandidate}`);
  return {joinedMs, sharedMs, ratio, roundTripMs, candidates};
}
