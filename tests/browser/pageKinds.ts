import type {Page} from '@playwright/test';
import {expect, open} from '../page.ts';

/** One page of each kind: what differs in layout or in what can be operated. */
export const pageKinds = [
  '/',
  '/docs/intro',
  '/docs/hls-sdk/quicestart',
  '/docs/hls-sdk/API',
  '/docs/faq/Integration',
  '/docs/category/android-sdk',
  '/docs/protocol/Privacy',
  '/api/x2-hlsjs',
  '/blog',
  '/blog/first-blog-post',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/lab',
  '/tools',
  '/tools/check-up',
  '/tools/config',
  '/tools/cost',
  '/tools/latency',
  '/tools/no-p2p',
  '/tools/stream-doctor',
  '/tools/swarm-id',
  '/search?q=鉴权',
  '/licenses',
  '/markdown-page',
  '/404',
] as const;

/** Opens a page and waits until all of it is there: results of a search come in several steps. */
export async function openKind(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (!path.startsWith('/search?')) return;
  const count = page.locator('main [aria-busy="false"]');
  const shown = await count.locator('[aria-hidden]').textContent();
  await expect(count.getByRole('status'), 'said a moment later').toHaveText(shown!);
}
