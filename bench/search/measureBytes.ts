import type {Browser} from '@playwright/test';
import type {Sent, ThrottledServer} from '../throttledServer.ts';
import {openPage} from './openPage.ts';
import {openSearch, searchBox} from './searchBox.ts';

const kilobytes = (files: readonly Sent[]) => `${(files.reduce((sum, {bytes}) => sum + bytes, 0) / 1000).toFixed(1)} kB`;

/** What one search downloads, on a page that runs already. */
export async function measureBytes(browser: Browser, server: ThrottledServer): Promise<string[]> {
  const page = await openPage(browser, `${server.origin}/docs/about`);
  const before = server.sent.length;
  await openSearch(page);
  await searchBox(page).input.fill('鉴权');
  await page.locator('[data-partial=false]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();

  // Meanwhile the application may fetch ahead what its links lead to; that is not the search's.
  const files = server.sent.slice(before).filter(({path}) => /^\/(assets\/search|search-index)\//.test(path));
  const snippets = files.filter(({path}) => path.includes('/texts-'));
  const index = files.filter((file) => !snippets.includes(file));
  const first = index.filter(({path}) => !/\/(words|headings)-/.test(path));
  return [
    `bytes (brotli): first result ${kilobytes(first)} (goal 45)  all that answers need ${kilobytes(index)} (goal 90)  with the snippets of one screen ${kilobytes(files)}`,
    ...index.map(({path, bytes}) => `  ${String(bytes).padStart(6)} ${path}`),
  ];
}
