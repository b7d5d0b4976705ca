import {expect, type Page} from '@playwright/test';
import {laidOut} from '../page.ts';

/** The figures that the page's ledger carries as data attributes; those that are not there yet are NaN and pass no comparison. */
const NAMES = [
  'httpBytes',
  'engineHttpBytes',
  'p2pBytes',
  'uploadBytes',
  'ratio',
  'recentRatio',
  'ceiling',
  'viewers',
  'peers',
  'outsidePeers',
  'segments',
  'verified',
  'rejected',
  'stalls',
  'longestStallMs',
] as const;

export type Figures = Readonly<Record<(typeof NAMES)[number], number>> & {readonly phase: string | undefined};

export async function figures(page: Page): Promise<Figures> {
  const dataset = await page.locator('[data-lab-ledger]').evaluate((element) => ({...(element as HTMLElement).dataset}));
  const numbers = Object.fromEntries(NAMES.map((name) => [name, Number(dataset[name])])) as Record<(typeof NAMES)[number], number>;
  return {...numbers, phase: dataset.phase};
}

type Condition = (now: Figures) => boolean;

/** Waits until the ledger meets the condition; the error message quotes the last ledger. */
export async function until(page: Page, what: string, condition: Condition, timeout = 30_000): Promise<Figures> {
  let last: Figures | undefined;
  await expect
    .poll(
      async () => {
        last = await figures(page);
        return condition(last) ? what : `${what}, but: ${JSON.stringify(last)}`;
      },
      {timeout, intervals: [250]},
    )
    .toBe(what);
  return last as Figures;
}

/** What the laboratory loads once it runs. */
export const isLabTraffic = ({pathname}: URL): boolean => /\/lab-viewer|\/media\/|lab-viewer\./.test(pathname);

/** How many cores the browser says it has: a control group runs unasked where there are enough of them. */
const withCores = (page: Page, cores: number) =>
  page.addInitScript((count) => Object.defineProperty(navigator, 'hardwareConcurrency', {value: count}), cores);

/** On every machine as on one of two cores: a control group runs where the address asks for it. */
export async function openLab(page: Page, search: string, {cores = 2} = {}): Promise<void> {
  await withCores(page, cores);
  await page.goto(`/lab${search}`);
  await expect(page.getByRole('button', {name: search.includes('start=1') ? '停止' : '开始', exact: true})).toBeEnabled();
  await laidOut(page);
}

const pairs = (viewers: number): number => (viewers * (viewers - 1)) / 2;

/** Every viewer is connected to every other one. */
export async function untilConnected(page: Page, viewers: number): Promise<void> {
  // A pair whose first attempt fails is introduced again after 4 s, 8 s and 16 s.
  await until(page, `${viewers} viewers, all connected`, (now) => now.viewers === viewers && now.peers === pairs(viewers), 60_000);
}

export async function logged(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('[data-lab-log]')).toContainText(text, {timeout: 30_000});
}

/** The row of one viewer in the ledger's table. */
export function row(page: Page, seat: number): ReturnType<Page['locator']> {
  return page.getByRole('row', {name: new RegExp(`^观众 ${seat}\\b`)});
}

/** How many others a viewer is connected to. */
export function connections(page: Page, seat: number): ReturnType<Page['locator']> {
  return row(page, seat).getByRole('cell').nth(5);
}

/** Playback goes on: the counter in the viewer's frame moves. */
export async function expectPlaying(page: Page, seat: number): Promise<void> {
  const video = page.frameLocator(`iframe[title="观众 ${seat} 的播放器"]`).locator('video');
  const position = (): Promise<number> => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
  const from = await position();
  await expect.poll(position, {timeout: 10_000}).toBeGreaterThan(from + 1);
}
