import {expect, type Browser, type Page} from '@playwright/test';
import {openViewer, playedSeconds, receivedBytes, SEVERAL_SEGMENTS_BYTES, type Viewer} from '../streamViewer.ts';

/** A viewer who opens the page and presses play. */
export async function watch(browser: Browser, url: string): Promise<Viewer> {
  const viewer = await openViewer(browser, url);
  // Not awaited: a sample that never loads would hang here instead of failing with what is missing.
  await viewer.page.locator('video').evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined));
  return viewer;
}

export async function expectPlayback({page, errors, strangers}: Viewer, seconds = 3): Promise<void> {
  await expect.poll(() => playedSeconds(page), {message: 'playback advances', timeout: 20_000}).toBeGreaterThan(seconds);
  expect(errors, 'no uncaught errors').toEqual([]);
  expect(strangers, 'nothing is fetched from anybody else').toEqual([]);
}

export async function expectP2P(viewers: readonly Viewer[]): Promise<void> {
  const total = async () => {
    const each = await Promise.all(viewers.map(({page}) => receivedBytes(page)));
    return each.reduce((sum, bytes) => sum + bytes, 0);
  };
  await expect.poll(total, {message: 'segments flow between viewers', timeout: 40_000}).toBeGreaterThan(SEVERAL_SEGMENTS_BYTES);
}

/** What a viewer answers where a sample asks how far P2P may go. */
export const choose = (answer: '只下载' | '下载并上传') => (page: Page) => page.getByLabel('P2P').selectOption(answer);

/** The first of two viewers has segments but only downloads: both join the swarm, and nothing goes to the second. */
export async function expectNothingGiven(name: string, view: (name: string) => Promise<Viewer>): Promise<void> {
  const first = await view(name);
  await choose('只下载')(first.page);
  await expectPlayback(first, 6);
  const second = await view(name);
  await choose('下载并上传')(second.page);
  await expectPlayback(second, 6);
  for (const {sockets} of [first, second]) expect(sockets, 'they are in the swarm').not.toEqual([]);
  expect(await receivedBytes(second.page)).toBeLessThan(SEVERAL_SEGMENTS_BYTES);
}
